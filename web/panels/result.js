import { isReviewable } from '../model/position.js';
import { sums } from './agreement.js';
import { showScore } from './score.js';
import { reasonText, resultText } from './speech.js';
import { askIn, byId, make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Position } from '../model/position.js' */

/**
 * Says who has won and by what, and asks what next.
 * @param {Messages} messages
 * @param {Position} position
 * @returns {Promise<'again' | 'new' | 'review' | ''>}
 */
export async function showResult(messages, position) {
  byId('result-title', HTMLElement).textContent = resultText(messages, position);
  byId('result-reason', HTMLElement).textContent = reasonText(messages, position);
  showScore(messages, position, byId('result-score', HTMLElement));
  const lines = resultLines(messages, position);
  byId('result-sums', HTMLElement).hidden = !lines.length;
  byId('result-sums', HTMLElement).replaceChildren(...lines.map((text) => make('li', {}, text)));
  byId('result-review', HTMLElement).hidden = !isReviewable(position);
  return /** @type {'again' | 'new' | 'review' | ''} */ (
    await askIn(byId('result-dialog', HTMLDialogElement))
  );
}

/**
 * How the result came about, as far as the score does not say.
 * @param {Messages} messages
 * @param {Position} position
 */
function resultLines(messages, position) {
  const { settlement, outcome, difference } = position;
  const lines = [];
  if (settlement?.kind === 'territory') lines.push(...sums(messages, position, settlement));
  if (settlement?.kind === 'stop') {
    const total = (/** @type {'captured' | 'freed'} */ count) =>
      settlement.lost.reduce((sum, area) => sum + area[count], 0);
    lines.push(
      messages.text('result-lost', {
        name: messages.name(position, settlement.stopper),
        count: settlement.lost.length,
        captured: total('captured'),
        freed: total('freed'),
      }),
    );
  }
  const isCounted =
    outcome !== null &&
    ['full-board', 'stop', 'passes', 'agreement', 'lead', 'first-to'].includes(outcome.reason);
  if (isCounted && difference) lines.push(messages.text('result-difference', { difference }));
  return lines;
}
