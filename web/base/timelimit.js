/**
 * @file How long a worker may take. What counts is the time for which it had a processor, as far as a page can tell: a
 * busy computer, or one that has slept, makes nobody late.
 */

const SAMPLE = 60; // milliseconds for which the clock is watched
const GAP = 2; // milliseconds; the clock of a program that runs jumps no further, unless it is coarse
const READS = 3_000_000; // at most, if the clock stands still
const FREE = 0.9; // so much of the time is as good as all
const LEAST = 0.1;
const SLEPT = 1_000; // milliseconds by which an alarm is late after a sleep

/**
 * Return which part of the time a program of this page has a processor. While it runs without a break, the clock makes
 * no jumps.
 * @param {() => number} [now]
 */
export function shareOfProcessor(now = () => performance.now()) {
  const begun = now();
  const jumps = [];
  for (let reads = 0, last = begun; reads < READS && last - begun < SAMPLE; reads++) {
    const next = now();
    if (next > last) jumps.push(next - last);
    last = next;
  }
  if (!jumps.length) return 1;
  const tick = Math.max(GAP, 2 * Math.min(...jumps));
  const lost = jumps.filter((jump) => jump > tick).reduce((sum, jump) => sum + jump, 0);
  const share = 1 - lost / jumps.reduce((sum, jump) => sum + jump, 0);
  return share > FREE ? 1 : Math.max(LEAST, share);
}

/**
 * Call back once a worker has had a processor for this time. Return a function that ends this.
 * @param {number} limit milliseconds
 * @param {() => void} onOver
 * @param {{now: () => number, share: () => number}} [clock]
 */
export function limitTime(
  limit,
  onOver,
  { now, share } = { now: () => performance.now(), share: shareOfProcessor },
) {
  let begun = now();
  let due = begun + limit;
  const check = () => {
    const late = now() - due;
    if (late > SLEPT) begun += late;
    const allowed = limit / share();
    const taken = now() - begun;
    if (taken >= allowed) return onOver();
    due = begun + allowed;
    alarm = setTimeout(check, allowed - taken);
  };
  let alarm = setTimeout(check, limit);
  return () => clearTimeout(alarm);
}
