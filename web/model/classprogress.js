/**
 * @file A pupil's progress in a class. It belongs to steps, which are known by what there is to do in them: so it stays
 * when a class is changed around them.
 *
 * @typedef {object} StepProgress
 * @property {string} id eight hexadecimal digits, or the first of them from a code
 * @property {boolean} done
 * @property {number} wrong how many wrong answers there were
 * @property {string} point what the pupil has played where the rest is hidden, in letters; or empty
 * @property {string[]} boards those of a lesson that are done, by their ids
 *
 * @typedef {object} ClassProgress
 * @property {string} name what the pupil has typed, or empty
 * @property {StepProgress[]} steps
 * @property {StepProgress[]} others steps that the class had at some time, but does not have now
 */

const MAX_OTHERS = 100;
const MIN_ID = 3; // digits
const PART = 3; // of the steps, so that progress belongs to the same class

/** @param {string} id @returns {StepProgress} */
export const newStep = (id) => ({ id, done: false, wrong: 0, point: '', boards: [] });

/** Return whether two ids, of which one may be shortened, are of the same step. @param {string} a @param {string} b */
const isSame = (a, b) => Math.min(a.length, b.length) >= MIN_ID && (a.startsWith(b) || b.startsWith(a));

/** Return whether a board of a lesson is done. @param {StepProgress} step @param {string} board its id */
export const hasBoard = (step, board) => step.boards.some((each) => each === board || isSame(each, board));

/** Return whether somebody has done something in a step. @param {StepProgress} step */
export const isBegun = ({ done, wrong, point, boards }) =>
  done || wrong > 0 || point !== '' || boards.length > 0;

/**
 * Return whether progress is in the same class, however it was changed since.
 * @param {string[]} ids of the steps of the class
 * @param {ClassProgress} known
 */
export function isRelated(ids, { steps, others }) {
  const all = [...steps, ...others];
  const shared = placesOf(ids, all).filter((place) => place >= 0).length;
  return shared > 0 && shared * PART >= Math.min(ids.length, steps.length);
}

/**
 * Return all that is known about the steps of a class. Nothing that was done is lost.
 * @param {string[]} ids of the steps
 * @param {ClassProgress[]} known
 * @returns {ClassProgress}
 */
export function together(ids, known) {
  const steps = ids.map(newStep);
  /** @type {StepProgress[]} */
  let others = [];
  let name = '';
  for (const each of known) {
    const all = [...each.steps, ...each.others];
    const places = placesOf(ids, all);
    places.forEach((place, number) => {
      if (place >= 0) steps[number] = joined(steps[number], all[place]);
    });
    const left = all.filter((step, place) => !places.includes(place) && isBegun(step));
    const found = placesOf(
      left.map(({ id }) => id),
      others,
    );
    others = others.map((step, place) => {
      const at = found.indexOf(place);
      return at < 0 ? step : joined(step, left[at]);
    });
    others.push(...left.filter((_, number) => found[number] < 0));
    name ||= each.name;
  }
  return { name, steps, others: others.slice(-MAX_OTHERS) };
}

/** Return where each step of a class is in a list, or -1; of equal ones, the first is the first. @param {string[]} ids @param {StepProgress[]} list */
function placesOf(ids, list) {
  const left = list.map(({ id }) => id);
  return ids.map((id) => {
    const place = left.findIndex((each) => isSame(each, id));
    if (place >= 0) left[place] = '';
    return place;
  });
}

/** @param {StepProgress} step @param {StepProgress} other the same step elsewhere @returns {StepProgress} */
function joined(step, other) {
  const boards = [...step.boards, ...other.boards.filter((board) => !hasBoard(step, board))];
  return {
    id: step.id.length < other.id.length ? other.id : step.id,
    done: step.done || other.done,
    wrong: Math.max(step.wrong, other.wrong),
    point: step.point || other.point,
    boards,
  };
}
