"""A check of the layout: texts that are cut off."""

from __future__ import annotations

from playwright.sync_api import Page

_CUT_OFF = """() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : [];
    const name = (element) => element.id || element.className || element.localName;
    for (const element of document.querySelectorAll('button, h1, h2, label, summary, p, li, th, td')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.offsetWidth) continue;
        if (element.closest('[inert], [aria-hidden=true]')) continue;
        const { left, right } = element.getBoundingClientRect();
        if (left < -1 || right > clientWidth + 1) faults.push(`${name(element)} is cut at the side`);
        if (element.matches('button, .chips label') && element.scrollWidth > element.clientWidth + 1) {
            faults.push(`${name(element)} does not hold its text`);
        }
    }
    const frames = 'dialog[open], dialog[open] :is(form, [role=tabpanel])';
    for (const element of document.querySelectorAll(frames)) {
        if (element.offsetWidth && element.scrollWidth > element.clientWidth + 1) {
            faults.push(`${name(element)} scrolls sideways`);
        }
    }
    return faults;
}"""


def cut_off(page: Page) -> list[str]:
    """Return what is cut off on a page, as sentences."""
    faults: list[str] = page.evaluate(_CUT_OFF)
    return faults
