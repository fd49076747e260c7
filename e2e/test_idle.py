"""A page on which nothing happens costs nothing."""

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.support.pages import Kropki

WATCHED = """
window.waking = new Map();
for (const [start, stop] of [
    ["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"], ["requestIdleCallback", "cancelIdleCallback"],
]) {
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    window[start] = (act, ...rest) => {
        const id = begin((...given) => {
            if (start !== "setInterval") waking.delete(start + id);
            act(...given);
        }, ...rest);
        waking.set(start + id, String(act));
        return id;
    };
    window[stop] = (id) => {
        waking.delete(start + id);
        end(id);
    };
}
window.devices = [];
window.AudioContext = class extends AudioContext {
    constructor(...given) {
        super(...given);
        devices.push(this);
    }
};
"""
BUSY = """() => [
    ...waking.values(),
    ...document.getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)  // not what only scrolling moves
        .map(({ animationName }) => animationName),
    ...devices.filter(({ state }) => state === "running").map(() => "sound"),
]"""


def test_an_idle_page_has_no_timer_frame_animation_or_sound(open_page: Callable[..., Page]) -> None:
    page = open_page(idle=True)
    page.add_init_script(WATCHED)
    kropki = Kropki(page).open()
    assert page.evaluate("devices.length") == 0  # not before the first gesture
    kropki.click((3, 3), (4, 3))
    kropki.until("devices.length === 1")
    kropki.until(f"({BUSY})().length === 0")
