/**
 * Show a share on a progress bar, or that the share is unknown.
 * @param {HTMLElement} bar
 * @param {number | null} share from 0 to 1
 */
export function setProgress(bar, share) {
  bar.classList.toggle('unknown', share === null);
  const done = /** @type {HTMLElement} */ (bar.firstElementChild);
  done.style.transform = share === null ? '' : `scaleX(${share})`;
  if (share === null) bar.removeAttribute('aria-valuenow');
  else bar.setAttribute('aria-valuenow', String(Math.round(100 * share)));
}
