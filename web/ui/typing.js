/** @file Keeps the field that somebody types in in sight. */

/** The kinds of fields that an on-screen keyboard comes up for. */
const TYPED = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

/** Scroll to the field with the focus when an on-screen keyboard, or a smaller window, may have hidden it. */
export function followKeyboard() {
  const reveal = () => {
    const field = document.activeElement;
    if (field?.matches(TYPED)) field.scrollIntoView({ block: 'nearest' });
  };
  // The page is laid out for its new size first.
  for (const view of [window, window.visualViewport]) {
    view?.addEventListener('resize', () => requestAnimationFrame(reveal));
  }
}
