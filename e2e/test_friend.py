"""A game between two devices without a server, connected by codes and WebRTC on this machine."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.support.browsers import launch
from e2e.support.host import DIST
from e2e.support.pages import SCREEN_LOCK, Kropki

_KEEP_CHANNELS = """
const create = RTCPeerConnection.prototype.createDataChannel;
window.connections = [];
window.channels = [];
RTCPeerConnection.prototype.createDataChannel = function (...values) {
  const channel = create.apply(this, values);
  window.connections.push(this);
  window.channels.push(channel);
  return channel;
};
"""
"""Lets a test break the page's connections, and send what the page itself would not send."""

_CAMERA = """
navigator.mediaDevices.getUserMedia = async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  const picture = new Image();
  picture.src = window.seen;
  const draw = () => {
    context.fillStyle = '#888';
    context.fillRect(0, 0, 640, 480);
    if (picture.complete && picture.naturalWidth) context.drawImage(picture, 120, 40, 400, 400);
    requestAnimationFrame(draw);
  };
  draw();
  return canvas.captureStream();
};
"""
"""A camera that looks at the picture `window.seen`."""


@pytest.fixture
def device(open_page: Callable[..., Page]) -> Callable[[], Kropki]:
    """Opens the page at another device."""

    def device() -> Kropki:
        page = open_page()
        page.add_init_script(_KEEP_CHANNELS)
        page.add_init_script(SCREEN_LOCK)
        return Kropki(page).open()

    return device


def choose_game(host: Kropki, *, side: int = 4, clock: bool = False, rules: str = "russian") -> None:
    """Choose an empty board with this many points a side, and open the dialog for a friend."""
    host.part("new").click()
    host.show_more()
    host.part("new-dialog").get_by_label("Rules", exact=True).select_option(rules)
    host.part("opening").select_option("Empty board")
    host.part("new-width").fill(str(side))
    host.part("new-height").fill(str(side))
    if clock:
        host.part("clocks").locator("label").nth(1).click()
    host.part("opponents").get_by_text("Friend, same Wi-Fi").click()
    host.part("new-start").click()


def invite(host: Kropki, name: str = "Ola") -> str:
    """Invite somebody to play Blue against Red, and return the code."""
    host.part("friend-name").fill(name)
    host.part("friend-colours").get_by_text("Red").click()
    host.part("friend-invite").click()
    return host.part("friend-code").input_value()


def answer(guest: Kropki, code: str, name: str = "Jan") -> str:
    """Answer an invitation, and return the code of the answer."""
    if not guest.part("friend-dialog").is_visible():
        guest.page.evaluate("location.hash = '#open=friend'")
        expect(guest.part("friend-read")).to_be_visible()
    if guest.part("friend-name").is_visible():
        guest.part("friend-name").fill(name)
    guest.part("friend-read").fill(code)
    guest.part("friend-join-go").click()
    return guest.part("friend-code").input_value()


def accept(host: Kropki, code: str) -> None:
    host.part("friend-read").fill(code)
    host.part("friend-accept-go").click()
    expect(host.part("friend-dialog")).to_be_hidden()


def connect(
    host: Kropki, guest: Kropki, *, side: int = 4, clock: bool = False, rules: str = "russian"
) -> None:
    """Begin a game between Ola, who is Red, and Jan."""
    choose_game(host, side=side, clock=clock, rules=rules)
    accept(host, answer(guest, invite(host)))
    for each in (host, guest):
        expect(each.part("friend-strip")).to_be_visible()
        each.until(f"kropki.answer().width === {side} && kropki.answer().names[0] === 'Ola'")


def connect_again(host: Kropki, guest: Kropki) -> None:
    host.part("friend-reconnect").click()
    host.part("friend-dialog").get_by_role("button", name="Connect again").click()
    code = host.part("friend-code").input_value()
    guest.part("friend-reconnect").click()
    accept(host, answer(guest, code))
    for each in (host, guest):
        expect(each.part("friend-told")).to_contain_text("You are playing with")


def both(host: Kropki, guest: Kropki, holds: str) -> None:
    """Wait until an expression of the position holds on both devices, and their boards are the same."""
    for each in (host, guest):
        each.until(f"(({{ dots, owners, captures, ply, outcome, offer }}) => {holds})(kropki.answer())")
    fields = "['dots', 'owners', 'captures', 'names', 'ply'].map((name) => kropki.answer()[name])"
    assert host.page.evaluate(fields) == guest.page.evaluate(fields)


def play(host: Kropki, guest: Kropki, points: list[tuple[int, int]]) -> None:
    """Play points by turns, whoever is to move."""
    for point in points:
        ply, turn = host.page.evaluate("[kropki.answer().ply, kropki.answer().turn]")
        seat = host.page.evaluate("kropki.state().seats.indexOf(0)")
        (host if turn == seat else guest).click(point)
        both(host, guest, f"ply === {ply + 1}")


def free(host: Kropki, random: Random) -> tuple[int, int] | None:
    """Return a point on which a dot can be played, or None."""
    refusals, width = host.page.evaluate("[kropki.answer().refusals, kropki.answer().width]")
    points = [(i % width, i // width) for i, letter in enumerate(refusals) if letter == "."]
    return random.choice(points) if points else None


def test_two_devices_play_take_back_and_agree(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest)
    for each in (host, guest):
        each.until("locks === 1")  # the screens stay on
    play(host, guest, [(0, 0), (1, 1)])
    guest.click((2, 2))  # it is not their turn
    expect(guest.part("bubble")).to_contain_text("It is your friend’s turn.")
    expect(host.part("hint-ask")).to_be_disabled()
    guest.part("undo").click()
    host.part("friend-yes").click()
    both(host, guest, "ply === 1")
    guest.click((3, 3))
    both(host, guest, "ply === 2 && dots[15] === 'B'")
    host.end("Offer a draw")
    guest.part("draw-accept").click()
    both(host, guest, "outcome?.reason === 'agreement'")
    for each in (host, guest):
        each.until("locks === 0")


@pytest.mark.slow
def test_a_look_at_an_earlier_position_takes_time_and_changes_nothing(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest, clock=True)
    play(host, guest, [(0, 0), (1, 1), (2, 2)])
    for looking, playing, point in ((host, guest, (3, 3)), (guest, host, (0, 3))):
        before = host.page.evaluate("kropki.answer()")
        playing.page.wait_for_timeout(300)
        for each in (playing, looking):
            each.part("board").focus()
            each.press(",")
            each.until("kropki.answer().ply < kropki.answer().plies")
        playing.press(".")
        playing.until("kropki.answer().ply === kropki.answer().plies")
        playing.click(point)
        both(host, guest, f"dots[{4 * point[1] + point[0]}] !== '.'")
        left = host.page.evaluate("kropki.answer().time_left")[before["turn"]]
        assert left <= before["time_left"][before["turn"]] + 1000 * before["clock"]["increment"] - 300
    for each in (host, guest):
        expect(each.part("friend-told")).to_contain_text("You are playing with")


@pytest.mark.slow
def test_a_settlement_that_the_friend_declines_and_then_accepts(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest, side=6, rules="zagram-territory")
    play(host, guest, [(2, 1), (2, 2), (1, 2), (4, 4), (3, 2), (5, 5), (2, 3)])
    host.end("Settle by territory")
    host.part("settling-offer").click()
    expect(host.part("settling-hint")).to_have_text("Jan is considering the offer…")
    expect(guest.part("settling")).to_contain_text("Ola offers to settle")
    expect(guest.part("settling-sums")).to_contain_text("Final captures: Ola 1, Jan 0.")
    guest.part("settling-decline").click()
    both(host, guest, "offer === null")
    expect(host.part("settling")).to_be_hidden()
    guest.end("Settle by territory")
    guest.part("settling-offer").click()
    host.part("settling-accept").click()
    both(host, guest, "outcome?.reason === 'agreement' && outcome.winner === 0")


@pytest.mark.slow
def test_a_whole_game_with_a_reload_on_each_side_loses_nothing(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest, side=5)
    random = Random(4)
    moves = 0
    while (point := free(host, random)) is not None:
        play(host, guest, [point])
        moves += 1
        if moves in (6, 12):
            (host if moves == 6 else guest).reload()
            other = guest if moves == 6 else host
            expect(other.part("friend-told")).to_contain_text("The connection is lost.", timeout=60_000)
            connect_again(host, guest)
            both(host, guest, f"ply === {moves}")
    both(host, guest, "outcome?.reason === 'full-board'")
    guest.part("friend-again").click()
    host.part("friend-yes").click()
    for each in (host, guest):
        each.until("kropki.answer().ply === 0 && kropki.answer().names[0] === 'Jan'")
    play(host, guest, [(0, 0)])  # the guest begins now
    assert guest.page.evaluate("kropki.state().seats") == [0, 9]


@pytest.mark.slow
def test_after_a_stop_the_other_plays_on_alone(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest, rules="zagram-no-territory")
    play(host, guest, [(0, 0), (1, 1)])
    host.end("Stop")
    both(host, guest, "ply === 3 && outcome === null")
    for ply, point in enumerate([(2, 2), (3, 3)], 4):
        guest.click(point)
        both(host, guest, f"ply === {ply} && outcome === null")
    guest.part("stop").click()
    both(host, guest, "outcome?.reason === 'stop'")


@pytest.mark.slow
def test_after_half_a_minute_without_a_connection_the_game_goes_on(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest, clock=True)
    play(host, guest, [(0, 0), (1, 1)])
    for each in (host, guest):
        each.page.evaluate("connections.forEach((connection) => connection.close())")
    for each in (host, guest):
        expect(each.part("friend-told")).to_contain_text("The connection is lost.")
        expect(each.part("paused")).to_be_visible()
    left = host.page.evaluate("kropki.answer().time_left")
    host.part("resume").click()
    expect(host.part("paused")).to_be_visible()  # one side alone cannot continue
    host.page.wait_for_timeout(31_000)
    connect_again(host, guest)
    for each in (host, guest):
        expect(each.part("paused")).to_be_hidden()
    play(host, guest, [(2, 2), (3, 3)])
    spent = left[0] - host.page.evaluate("kropki.answer().time_left")[0]
    assert spent < 31_000
    guest.end("Resign")
    both(host, guest, "outcome?.winner === 0")


@pytest.mark.slow
def test_ten_thousand_hostile_messages_change_nothing_and_are_told(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest)
    play(host, guest, [(0, 0), (1, 1)])
    before = host.page.evaluate("JSON.stringify(kropki.answer())")
    entry = {"t": "entry", "n": 2, "by": 1, "step": {"kind": "play", "x": 2, "y": 2}, "sum": 0}
    ask = {"t": "ask", "n": 2, "step": {"kind": "play", "x": 1, "y": 1}}
    texts = [json.dumps(each) for each in (entry, ask, {**ask, "n": "x"}, {**ask, "step": {"kind": "new"}})]
    send = """async (texts) => {
      const channel = channels.at(-1);
      let seed = 1;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      for (let i = 0; i < 10000; i++) {
        const text = texts[i % texts.length];
        const at = Math.floor(random() * text.length);
        const broken = text.slice(0, at) + String.fromCharCode(33 + random() * 5000) + text.slice(at + 1);
        if (channel.readyState !== 'open') return;
        channel.send(i % 5 ? broken.slice(0, 1 + random() * 400) : i % 2 ? broken : text);
        if (i % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }"""
    guest.page.evaluate(send, texts)
    expect(host.part("friend-told")).to_contain_text("messages made no sense and were ignored.")
    expect(host.part("friend-told")).to_contain_text("Too many messages came from the other page")
    host.until("kropki.settled().then(() => true)")
    assert host.page.evaluate("JSON.stringify(kropki.answer())") == before
    connect_again(host, guest)
    play(host, guest, [(2, 2), (3, 3)])


@pytest.mark.slow
@pytest.mark.parametrize("filling", [0, 39_000], ids=["many", "long"])
def test_a_flood_of_messages_ends_the_connection_and_not_the_game(
    device: Callable[[], Kropki], filling: int
) -> None:
    host, guest = device(), device()
    connect(host, guest, clock=True)
    play(host, guest, [(0, 0), (1, 1)])
    before = host.page.evaluate("JSON.stringify(kropki.answer())")
    guest.page.evaluate(
        """async (filling) => {
            const channel = channels.at(-1);
            const text = JSON.stringify({ t: 'pause', on: true, x: 'x'.repeat(filling) });
            for (let sent = 0; sent < 3000 && channel.readyState === 'open'; sent++) {
                channel.send(text);
                if (channel.bufferedAmount > 1e6) await new Promise((resolve) => setTimeout(resolve, 50));
            }
        }""",
        filling,
    )
    expect(host.part("friend-told")).to_contain_text("Too many messages came from the other page")
    assert host.page.evaluate("JSON.stringify(kropki.answer())") == before
    connect_again(host, guest)
    play(host, guest, [(2, 2), (3, 3)])


@pytest.mark.slow
def test_who_watches_sees_the_game_until_the_host_removes_them(device: Callable[[], Kropki]) -> None:
    host, guest, watcher = device(), device(), device()
    connect(host, guest)
    play(host, guest, [(0, 0)])
    host.part("friend-more").click()
    host.part("friend-watch").click()
    accept(host, answer(watcher, host.part("friend-code").input_value(), "Ewa"))
    expect(guest.part("friend-told")).to_contain_text("Watching: Ewa.")
    play(host, guest, [(1, 1)])
    both(host, watcher, "ply === 2")
    watcher.click((2, 2))
    expect(watcher.part("bubble")).to_be_visible()
    both(host, watcher, "ply === 2")
    host.part("friend-more").click()
    host.part("friend-dialog").get_by_role("button", name="Remove Ewa").click()
    expect(watcher.part("friend-told")).to_contain_text("The other device has left.")


@pytest.mark.slow
def test_a_wrong_move_of_the_host_is_refused_and_shown_on_both_sides(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    connect(host, guest)
    play(host, guest, [(0, 0), (1, 1)])
    step = {"kind": "play", "x": 1, "y": 1, "player": 0}
    wrong = json.dumps({"t": "entry", "n": 2, "by": 0, "step": step, "sum": 0})
    host.page.evaluate("(text) => channels.at(-1).send(text)", wrong)
    expect(guest.part("friend-told")).to_contain_text("disagree about move 3")
    both(host, guest, "ply === 2")


@pytest.mark.slow
def test_codes_that_are_damaged_old_or_of_the_wrong_kind_are_named(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    choose_game(host)
    code = invite(host)
    assert len(code.split("=")[-1]) <= 300
    fault = host.part("friend-fault")
    host.part("friend-read").fill(code)
    host.part("friend-accept-go").click()
    expect(fault).to_contain_text("This is an invitation, not an answer.")
    old = answer(guest, code)
    host.page.keyboard.press("Escape")
    host.page.evaluate("location.hash = '#open=friend'")
    invite(host)
    host.part("friend-read").fill(old[:-4])
    host.part("friend-accept-go").click()
    expect(fault).to_contain_text("damaged")
    host.reload()
    host.page.evaluate("location.hash = '#open=friend'")
    invite(host)
    host.part("friend-read").fill(old)
    host.part("friend-accept-go").click()
    expect(fault).to_contain_text("another invitation")


@pytest.mark.slow
def test_what_writes_and_reads_codes_loads_when_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    kropki = Kropki(page).open()
    assert not [name for name in asked if "qr" in name or "friend" in name]
    kropki.page.evaluate("location.hash = '#open=friend'")
    invite(kropki)
    expect(page.locator(".friend-qr path")).to_be_attached()
    assert [name for name in asked if name.startswith("lean-qr")]
    assert not [name for name in asked if name.startswith("qrreader")]
    both = [path for name in ("lean-qr", "qrreader") for path in (DIST / "web").glob(f"{name}-*.js.gz")]
    assert len(both) == 2 and sum(path.stat().st_size for path in both) <= 25_000


@pytest.mark.slow
def test_a_link_opens_the_invitation_and_the_camera_reads_the_answer(device: Callable[[], Kropki]) -> None:
    host, guest = device(), device()
    choose_game(host)
    code = invite(host)
    guest.page.evaluate("(hash) => { location.hash = hash }", f"#{code.split('#')[1]}")
    guest.part("friend-name").fill("Jan")
    guest.part("friend-join-go").click()
    picture = guest.page.locator("#friend-dialog .friend-qr").evaluate(
        """(svg) => {
          svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
          svg.setAttribute('width', '400');
          svg.setAttribute('height', '400');
          return 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML);
        }"""
    )
    host.page.evaluate(f"(seen) => {{ window.seen = seen; {_CAMERA} }}", picture)
    host.part("friend-camera").click()
    expect(host.part("friend-dialog")).to_be_hidden()
    for each in (host, guest):
        each.until("kropki.answer().names[1] === 'Jan'")


@pytest.mark.slow
def test_an_answer_that_is_opened_as_a_link_goes_to_the_tab_that_invites(
    device: Callable[[], Kropki],
) -> None:
    host, guest = device(), device()
    choose_game(host)
    code = answer(guest, invite(host))
    tab = Kropki(host.page.context.new_page())
    tab.page.goto(f"./#{code.split('#')[1]}")
    expect(tab.part("progress-text")).to_contain_text("The answer went to the tab with the invitation.")
    for each in (host, guest):
        each.until("kropki.answer().names[1] === 'Jan'")


@pytest.mark.slow
def test_chromium_plays_with_firefox(device: Callable[[], Kropki], playwright: Playwright, site: str) -> None:
    host = device()
    other: Browser = launch(playwright, "firefox")
    try:
        page = other.new_context(base_url=site, service_workers="block").new_page()
        guest = Kropki(page).open()
        connect(host, guest)
        play(host, guest, [(0, 0), (1, 1), (2, 2)])
        guest.end("Resign")
        both(host, guest, "outcome?.winner === 0")
    finally:
        other.close()
