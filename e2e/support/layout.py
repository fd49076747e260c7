"""A check of the layout: texts that are cut off."""

from __future__ import annotations

from playwright.sync_api import Page

CUT_OFF = """() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : [];
    const name = (element) => element.id || element.className || element.localName;
    for (const element of document.querySelectorAll('button, h1, h2, label, summary, p, li, th, td')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.offsetWidth) continue;
        if (element.closest('[inert], [aria-hidden=true]')) continue;
        const { left, right } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > clientWidth + 1;
        const scrolls = element.closest('.class-table, .layers'); // what one scrolls sideways
        if (isOutside && !scrolls) faults.push(`${name(element)} is cut at the side`);
        if (element.matches('button, .chips label') && element.scrollWidth > element.clientWidth + 1) {
            faults.push(`${name(element)} does not hold its text`);
        }
    }
    const frames = 'dialog[open], dialog[open] :is(form, [role=tabpanel])';
    for (const element of document.querySelectorAll(frames)) {
        const { overflowX } = getComputedStyle(element);
        if (overflowX !== 'visible' && element.offsetWidth && element.scrollWidth > element.clientWidth + 1) {
            faults.push(`${name(element)} scrolls sideways`);
        }
    }
    return faults;
}"""


def cut_off(page: Page) -> list[str]:
    """Return what is cut off on a page, as sentences."""
    faults: list[str] = page.evaluate(CUT_OFF)
    return faults


_SMALL = """() => {
    const SIDE = 44;
    const selector = ['button', 'a[href]', 'select', 'summary', 'input:not([type=hidden])', 'textarea',
        'label:has(input)', '[role=slider]'].join();
    const sentences = 'label input, label select, p a, li a, .help button'; // in a line or label
    const isSeen = (element, { left, right, top, bottom }) => {
        // else it is scrolled out of sight, or covered
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit && (element.contains(hit) || hit.contains(element));
    };
    // What a list that scrolls shows of an element, as large as a finger can hit it
    const clipped = (element) => {
        let { left, right, top, bottom } = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const box = around.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
    };
    // While a menu is open, a finger aims at it, and a touch beside it closes it
    const top = [...document.querySelectorAll('dialog[open], .menu:popover-open')].at(-1) ?? document;
    const targets = [...top.querySelectorAll(selector)].flatMap((element) => {
        if (element.closest('[inert], [aria-hidden=true], .spoken') || element.disabled) return [];
        if (element.matches(sentences) || !element.checkVisibility({ visibilityProperty: true })) return [];
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height || !isSeen(element, box)) return [];
        const isSmall = box.width < SIDE - 0.5 || box.height < SIDE - 0.5;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return [{ element, box, seen: clipped(element), isSmall, x, y }];
    });
    // A circle of 44 pixels around the middle of a small target
    const reaches = ({ x, y }, { seen: { left, right, top, bottom } }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < SIDE / 2 - 0.5;
    const name = ({ id, name, className, localName, textContent }) =>
        id || name || className || `${localName} ${textContent.trim().slice(0, 20)}`;
    const related = (a, b) => a.element.contains(b.element) || b.element.contains(a.element);
    return targets.filter(({ isSmall }) => isSmall).flatMap((target) => {
        const near = targets.find((other) => !related(target, other) && reaches(target, other));
        const { width, height } = target.box;
        const size = `${Math.round(width)}×${Math.round(height)}`;
        return near ? [`${name(target.element)} (${size}) beside ${name(near.element)}`] : [];
    });
}"""


def small_targets(page: Page) -> list[str]:
    """Return the targets smaller than 44 pixels that are so near others that a finger may hit those.

    A circle of 44 pixels around the middle of a small target must hit no other target.
    """
    faults: list[str] = page.evaluate(_SMALL)
    return faults
