/**
 * Limit reports to one each tenth of a second, and the last one.
 * @param {(done: number, total: number) => void} report
 */
export function throttled(report) {
  let next = 0;
  return (/** @type {number} */ done, /** @type {number} */ total) => {
    if (performance.now() < next && done < total) return;
    next = performance.now() + 100;
    report(done, total);
  };
}
