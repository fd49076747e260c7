"""The New game dialog: the engine plays what is chosen, and invalid choices are explained."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, play, told, visible, visitor_with
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.openings import OPENINGS, Opening
from kropki.game.rules import OPTIONS, RULE_SETS, Captures, Rules, StopRule

_FITS = """(selector) => {
    const element = document.querySelector(selector);
    const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
    const dialog = element.closest('dialog');
    const foot = dialog.querySelector('.actions.sticky');
    const end = foot.contains(element) ? innerHeight : foot.getBoundingClientRect().top;
    return top >= dialog.getBoundingClientRect().top && bottom <= end;
}"""
"""Whether an element of a dialog is in sight, and not under its buttons."""


@pytest.fixture
def kropki(page: Page) -> Kropki:
    return Kropki(page).open()


def open_dialog(kropki: Kropki) -> Locator:
    """Open the dialog and all its parts."""
    kropki.part("new").click()
    kropki.show_more()
    return kropki.part("new-dialog")


def start(kropki: Kropki) -> None:
    with kropki.change():
        kropki.part("new-start").click()
    expect(kropki.part("new-dialog")).to_be_hidden()


def test_the_first_sheet_is_short_and_the_focus_stays_in_sight(open_page: Callable[..., Page]) -> None:
    """The newcomer sees a few fields; nobody who tabs through all of them loses sight of the focus."""
    kropki = Kropki(open_page(viewport={"width": 600, "height": 371})).open(newcomer=True)
    kropki.part("new").click()
    dialog = kropki.part("new-dialog")
    expect(dialog.get_by_role("radio", name="Computer")).to_be_focused()
    seen = dialog.locator("fieldset:visible legend").all_inner_texts()
    assert seen == ["Opponent", "Board"]
    expect(dialog.get_by_label("Level")).to_have_value("10")  # it follows the results
    expect(dialog.get_by_role("radio", name="Red")).to_be_checked()
    assert kropki.page.evaluate(_FITS, "#new-title")

    kropki.show_more()
    kropki.part("clocks").get_by_text("Custom").click()
    kropki.part("new-title").evaluate("title => title.scrollIntoView()")
    dialog.get_by_role("radio", name="Computer").focus()
    passed: list[str] = []
    while not passed or passed[-1] != "new-start":
        kropki.press("Tab")
        assert kropki.page.evaluate(_FITS, ":focus"), passed[-1:]
        passed.append(kropki.page.evaluate("document.activeElement.id || document.activeElement.tagName"))
    assert {"rules", "option-smallest", "option-komi", "new-width", "clock-per-move"} <= set(passed)


def test_again_starts_a_game_like_the_last_one(page: Page) -> None:
    kropki = Kropki(page).open(newcomer=True)
    kropki.part("new").click()
    kropki.part("sizes").get_by_text("10×10").click()
    kropki.part("new-dialog").get_by_label("Level").select_option("1")
    start(kropki)
    kropki.click((2, 2))
    kropki.until("kropki.answer().ply === 2")
    with kropki.change():
        kropki.end("Resign")
    with kropki.change():
        kropki.part("result-again").click()
    assert kropki.answer() == told(Game(10, 10, names=("", "Computer (beginner)")))
    assert kropki.page.evaluate("kropki.state().seats") == [0, 1]


def test_each_rule_set_starts_a_game_of_its_rules_and_its_opening(kropki: Kropki) -> None:
    for name, rule_set in RULE_SETS.items():
        dialog = open_dialog(kropki)
        dialog.get_by_label("Rules", exact=True).select_option(name)
        expect(kropki.part("rules-help")).not_to_be_empty()
        start(kropki)
        assert kropki.answer() == told(Game(rules=name, opening=rule_set.opening))


def test_each_option_can_be_seen_and_changed(kropki: Kropki) -> None:
    dialog = open_dialog(kropki)
    rules = dialog.get_by_label("Rules", exact=True)
    for name in OPTIONS:
        expect(kropki.part(f"option-{name}")).to_be_visible()
        expect(kropki.part(f"option-{name}-help")).not_to_be_empty()
    passing = dialog.get_by_label("Passing")
    passing.check()
    expect(rules).to_have_value("custom")
    passing.uncheck()
    expect(rules).to_have_value("russian")
    dialog.get_by_label("Stopping").select_option("the others play on alone")
    expect(rules).to_have_value("wikipedia")

    dialog.get_by_label("Captures", exact=True).select_option("declared with a move")
    for label in ("Smallest rings only", "Declare without a dot", "Passing", "Extra turn"):
        dialog.get_by_label(label).check()
    for label, number in [
        ("Win by a lead of", "7"),
        ("Win with", "20"),
        ("First dots in the middle", "4"),
        ("Komi for the second player", "-1.5"),
    ]:
        dialog.get_by_label(label).fill(number)
    dialog.get_by_label("Stopping").select_option("settled at once")
    start(kropki)
    custom = Rules(
        captures=Captures.DECLARED,
        smallest=True,
        stop_without_dot=True,
        passing=True,
        stop=StopRule.SETTLED,
        extra_turn=True,
        lead=7,
        first_to=20,
        middle=4,
        komi=-3,
    )
    game = Game(rules="custom", options=custom.options())
    assert kropki.answer() == told(game)

    open_dialog(kropki)
    expect(rules).to_have_value("custom")
    expect(dialog.get_by_label("Komi for the second player")).to_have_value("-1.5")
    rules.select_option("stachowski")
    expect(dialog.get_by_label("Komi for the second player")).to_have_value("0")
    expect(dialog.get_by_label("Win with")).to_have_value("")
    dialog.get_by_role("button", name="Close").click()
    assert kropki.answer() == told(game)


def test_an_invalid_value_is_explained_at_its_field_and_nothing_is_lost(kropki: Kropki) -> None:
    dialog = open_dialog(kropki)
    begin = kropki.part("new-start")
    dialog.get_by_text("3", exact=True).click()
    for field, name in zip(dialog.locator("input[name=name]:visible").all(), "ABC", strict=True):
        field.fill(name)
    komi = dialog.get_by_label("Komi for the second player")
    komi.fill("0.5")
    kropki.page.locator("#topic-end > summary").click()
    begin.click()
    expect(kropki.part("option-komi-fault")).to_have_text("Komi is for two players only.")
    expect(komi).to_be_focused()
    komi.fill("0")
    expect(kropki.part("option-komi-fault")).to_be_empty()

    dialog.get_by_label("Smallest rings only").check()
    begin.click()
    expect(kropki.part("option-smallest-fault")).to_contain_text("Only available with declared captures")
    dialog.get_by_label("Smallest rings only").uncheck()

    kropki.part("opening").select_option("Four random crosses")
    dialog.get_by_label("Height").fill("9")
    begin.click()
    expect(kropki.part("opening-fault")).to_contain_text("too small for this opening")
    kropki.part("opening").select_option("Empty board")

    kropki.part("clocks").get_by_text("Custom").click()
    for label in ("Minutes", "Seconds added", "Seconds per move"):
        dialog.get_by_label(label).fill("0")
    begin.click()
    expect(kropki.part("clock-fault")).to_contain_text("needs some time")
    dialog.get_by_label("Minutes").fill("1.5")
    start(kropki)
    clock = Clock(main=90)
    assert kropki.answer() == told(Game(15, 9, opening="empty", names=("A", "B", "C"), clock=clock))


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 9), (9, 1)])
def test_the_smallest_boards_are_drawn_and_played(kropki: Kropki, width: int, height: int) -> None:
    """A single row or column is drawn as a strip, with dots on its line."""
    dialog = open_dialog(kropki)
    dialog.get_by_label("Width").fill(str(width))
    dialog.get_by_label("Height").fill(str(height))
    dialog.get_by_label("Opening").select_option("Empty board")
    start(kropki)
    assert kropki.colour((0, 0), dx=0.3, dy=0.3) == kropki.inks()["field"]
    for place in [(0, 0), (width - 1, height - 1)][: width * height]:
        kropki.click(place)
    assert kropki.answer()["dots"].strip(".") == ("R" if width * height == 1 else "R.......B")
    assert (kropki.answer()["outcome"] is not None) == (width * height == 1)


def test_every_opening_except_a_custom_one_can_be_chosen(kropki: Kropki) -> None:
    dialog = open_dialog(kropki)
    choice = kropki.part("opening")
    assert choice.locator("option").count() == len(OPENINGS)
    for name in OPENINGS:
        choice.select_option(name)
        expect(kropki.part("opening-help")).not_to_be_empty()
    choice.select_option("four-crosses-random")
    number = dialog.get_by_label("Number")
    before = number.input_value()
    for _ in range(3):
        dialog.get_by_role("button", name="Shuffle").click()
    assert number.input_value() != before
    number.fill("77")
    kropki.part("first").select_option("Blue")
    start(kropki)
    assert kropki.answer() == told(Game(opening=Opening("four-crosses-random", seed=77), first=1))

    open_dialog(kropki)
    choice.select_option("handicap")
    dialog.get_by_label("Handicap dots").fill("5")
    start(kropki)
    assert kropki.answer() == told(Game(opening=Opening("handicap", handicap=5)))


@pytest.mark.parametrize(
    ("preset", "clock"),
    [
        ("None", None),
        ("5 min + 3 s", Clock(main=300, increment=3)),
        pytest.param("10 min", Clock(main=600), marks=pytest.mark.slow),
        pytest.param("30 s per move", Clock(per_move=30), marks=pytest.mark.slow),
    ],
)
def test_the_usual_clocks(
    open_page: Callable[..., Page], site: str, preset: str, clock: Clock | None
) -> None:
    game = Game(clock=Clock(main=7))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    open_dialog(kropki)
    expect(kropki.part("clocks").get_by_role("radio", name="Custom")).to_be_checked()
    kropki.part("clocks").get_by_text(preset, exact=True).click()
    start(kropki)
    assert kropki.answer() == told(Game(clock=clock))


def test_the_next_game_is_like_the_last_one(open_page: Callable[..., Page], site: str) -> None:
    settings = {
        "width": 12,
        "height": 11,
        "rules": "custom",
        "options": {"extra_turn": True, "komi": 5},
        "opening": Opening("four-crosses-random", seed=5),
        "names": ("Ann", "Bob"),
        "first": 1,
        "clock": Clock(main=300, increment=3),
    }
    game = Game(**settings)  # type: ignore[arg-type]
    game.resign(0)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    with kropki.change():
        kropki.part("undo").click()
    with kropki.change():
        kropki.end("Resign", "Bob")
    with kropki.change():
        kropki.part("result").get_by_role("button", name="Again").click()
    assert kropki.answer() == told(Game(**settings))  # type: ignore[arg-type]


def test_rules_of_other_programs(open_page: Callable[..., Page], site: str) -> None:
    """Areas at the edge and areas with holes are drawn; suicide is refused in words, and so are combinations
    that make no sense."""
    position = ". R . . R B\nR . R . . .\n. R . . . .\n. . . . . .\n. . . . . .\n. . . . . ."
    options: dict[str, object] = {"edge": True, "suicide": False}
    game = Game(6, 6, rules="custom", options=options, opening=Opening("custom", position=position))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    with kropki.change():
        kropki.click((5, 1))
    play(game, (5, 1))
    assert game.captures == (1, 0)
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    kropki.click((1, 1))
    expect(kropki.part("bubble")).to_contain_text("would be captured at once")
    assert kropki.answer() == told(game)

    dialog = open_dialog(kropki)
    kropki.show_more()
    expect(dialog.get_by_label("The edge captures")).to_be_checked()
    expect(dialog.get_by_label("Suicide")).not_to_be_checked()
    kropki.part("opening").select_option("Empty board")
    dialog.get_by_label("Stopping").select_option("the others play on alone")
    kropki.part("new-start").click()
    expect(kropki.part("option-edge-fault")).to_contain_text("without stopping")
    dialog.get_by_label("Captures", exact=True).select_option("declared with a move")
    kropki.part("new-start").click()
    expect(kropki.part("option-edge-fault")).to_contain_text("automatic captures")
