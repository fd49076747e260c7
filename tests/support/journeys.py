"""Random ways through games and their trees, asked of a session as a page would."""

from collections import Counter
from random import Random
from typing import Any

from kropki.board.grid import LETTERS
from kropki.game.navigation import DIRECTIONS
from kropki.record.annotations import JUDGEMENTS, LABELS, LINE_MARKS, POINT_MARKS, VERDICTS
from tests.support.page import JOINED, OPEN, TWO_RINGS, Json, Page, page_drawn, page_of

Row = list[Any]

KINDS = {
    "play": 40, "declare": 6, "pass": 4, "stop": 1, "resign": 1, "offer_draw": 2, "accept": 1, "undo": 8,
    "redo": 3, "go": 3, "go_to": 8, "walk": 8, "annotate": 8, "set_info": 2, "promote": 6, "cut": 7,
    "copy": 5, "paste": 9, "set_up": 5, "revert": 9, "repeat": 6, "look": 2, "restore": 0.5,
}  # fmt: skip
"""What is asked, and how often in comparison with the others."""
EDITS = {"annotate", "set_info", "promote", "cut", "paste", "set_up"}
TEXTS = ("", "good", "a]b\\", "x:y", "two\nlines", "żółw \\", "\ud83d")


class KnownTree:
    """What the page knows of the game's tree: what has grown, and all anew when it is another edition."""

    def __init__(self) -> None:
        self.edition = 0
        self.rows: dict[int, Row] = {}
        self.children: dict[int, list[int]] = {}

    def see(self, position: Json, page: Page) -> None:
        if position["tree"] != self.edition:
            answer = page.ask("tree")
            assert answer["tree"] == position["tree"]
            self.edition = answer["tree"]
            self.rows, self.children = {}, {}
            self._add(answer["nodes"])
        else:
            self._add(position["grown"])
        assert self.children.get(position["node"], []) == position["branches"]

    def _add(self, rows: list[Row]) -> None:
        for row in rows:
            node, parent, *_ = row
            assert parent is None or parent in self.rows
            if node not in self.rows and parent is not None:
                self.children.setdefault(parent, []).append(node)
            self.rows[node] = row

    def in_order(self) -> list[Row]:
        """The rows as `tree` tells them."""
        found, todo = [], [0]
        while todo:
            node = todo.pop()
            found.append(self.rows[node])
            todo += reversed(self.children.get(node, []))
        return found


class Journey:
    """A page on its way; what is asked must be answered, and known of it what there is."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.seen: Counter[str] = Counter()
        self.known = KnownTree()
        self.home = 0
        """Where what is kept was cut or copied."""
        self.page = self._begin()
        self.shown = self.page.ask("show")
        self.known.see(self.shown, self.page)

    def _begin(self) -> Page:
        """A new game of two or three, with captures of either kind."""
        random = self.random
        clock = {"main": 9} if random.random() < 0.3 else None
        options = {"passing": random.random() < 0.5, "stop": random.choice(["none", "played"])}
        if random.random() < 0.5:
            options["stop_without_dot"] = random.random() < 0.4
            position = random.choice([OPEN, TWO_RINGS, JOINED])
            return page_drawn(position, options=options, clock=clock)
        players = random.choice([2, 2, 3])
        return page_of(random.randint(3, 6), random.randint(3, 5), players, options=options, clock=clock)

    def go_on(self, steps: int) -> None:
        """So many requests by chance."""
        weights = [weight * self.random.choice([0.3, 1, 1, 3]) for weight in KINDS.values()]
        for kind in self.random.choices([*KINDS], weights, k=steps):
            if kind == "paste" and self.random.random() < 0.6:
                self.ask("go_to", node=self.home)
            can_declare = self.shown["declarer"] is not None and self.shown["offers"]
            chosen = "declare" if can_declare and self.random.random() < 0.3 else kind
            self.ask(chosen, **self._given(chosen))

    def go_back_and_forth(self) -> None:
        """All edits are taken back, and made again: then the tree is what it was."""
        rows = self.page.rows()
        taken_back = made_again = 0
        while self.shown["revert"]:
            self.ask("revert")
            taken_back += 1
        first = self.page.rows()
        while self.shown["repeat"]:
            self.ask("repeat")
            made_again += 1
            if made_again == taken_back:
                assert self.page.rows() == rows
        while self.shown["revert"]:
            self.ask("revert")
        assert self.page.rows() == first

    def check_record(self) -> None:
        """Each position of the tree is found again in the record, under the same number; but for an offer."""
        other = Page()
        record = self.page.record()
        restored = other.ask("restore", record=record)
        assert restored["record"] == record == other.record()
        assert other.rows() == self.page.rows()
        nodes = [row[0] for row in other.rows()]
        positions = [page.look(nodes) for page in (self.page, other)]
        of_session = {"tree": 0, "revert": 0, "repeat": 0, "offer": 0}
        for ours, theirs, node in zip(*positions, nodes, strict=True):
            assert ours | of_session == theirs | of_session
            assert ours["node"] == node

    def ask(self, kind: str, **given: object) -> Json:
        """The answer; an error must have changed nothing."""
        page = self.page
        before = page.everything()
        answer = page.ask(kind, **given)
        self.seen[f"{kind} {answer.get('code', 'done')}"] += 1
        if answer["kind"] != "position":
            assert page.everything() == before, (kind, given)
            return answer
        is_replaced = kind in ("play", "declare") and answer["tree"] != before["show"]["tree"]
        if kind not in EDITS | {"revert", "repeat", "restore"} and not is_replaced:
            assert all(answer[way] == before["show"][way] for way in ("tree", "revert", "repeat"))
        if kind in ("cut", "copy"):
            self.home = next(row[1] for row in before["tree"]["nodes"] if row[0] == given["node"])
        self.shown = answer
        self.known.see(answer, page)
        assert self.known.in_order() == page.rows(), (kind, given)
        return answer

    def _given(self, kind: str) -> Json:
        random = self.random
        match kind:
            case "play":
                points = [i for i, letter in enumerate(self.shown["refusals"]) if letter == "."]
                y, x = divmod(random.choice(points or [0]), self.shown["width"])
                spent = random.choice([0, 0, 700])
                return {"x": x, "y": y, "declare_all": random.random() < 0.4, "spent": spent}
            case "declare":
                rings = [offer["ring"] for offer in self.shown["offers"]]
                return {"rings": [random.choice(rings)]} if rings else {"declare_all": True}
            case "stop" | "resign" | "offer_draw" | "accept":
                return {"player": random.randrange(self.shown["players"])}
            case "go":
                return {"ply": random.randint(0, self.shown["plies"])}
            case "go_to" | "promote" | "cut" | "copy":
                return {"node": self._node()}
            case "look":
                return {"nodes": [self._node() for _ in range(random.randrange(4))]}
            case "walk":
                return {"to": random.choice([*DIRECTIONS])}
            case "annotate":
                return self._remark()
            case "set_info":
                field = random.choice(["PB", "PW", "EV", "GC", "RE"])
                return {"info": {field: random.choice(TEXTS)}}
            case "set_up":
                words = [f"{random.choice('RB.')} {self._point()}" for _ in range(random.randint(1, 2))]
                return {"position": " ".join([*words, *random.choice([[], [f"> {random.choice('RB')}"]])])}
            case "restore":
                return {"record": self.page.record()}
        return {}

    def _node(self) -> int:
        """A node of the tree, or seldom none."""
        if self.random.random() < 0.05:
            return self.random.choice([-1, 0, max(self.known.rows) + 1])
        return self.random.choice([*self.known.rows])

    def _point(self) -> str:
        width, height = self.shown["width"], self.shown["height"]
        return LETTERS[self.random.randrange(width)] + LETTERS[self.random.randrange(height)]

    def _remark(self) -> Json:
        random = self.random
        remark: Json = {
            "comment": random.choice(TEXTS),
            "name": random.choice(TEXTS),
            "verdict": random.choice(["", *VERDICTS]),
            "judgement": random.choice(["", *JUDGEMENTS]),
            "marks": {
                random.choice(POINT_MARKS): self._point(),
                random.choice(LINE_MARKS): [["aa", "bc"]],
                LABELS: [[self._point(), random.choice(TEXTS[1:])]],
            },
        }
        kept = random.sample([*remark], random.randint(1, len(remark)))
        return {name: remark[name] for name in kept}
