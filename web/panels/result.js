import { isReviewable, settingsOf } from '../model/position.js';
import { ENDS } from '../model/requests.js';
import { askIn, byId, make } from '../ui/element.js';
import { showScore } from './score.js';
import { reasonText, resultText, settlementTexts } from './texts.js';
/** @import { Shelf } from '../files/shelf.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { ReviewPanel } from '../review/panel.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { NewGame } from './newgame.js' */

const COUNTED = ['full-board', 'stop', 'passes', 'agreement', 'lead', 'first-to'];

/**
 * Show a dialog with the result when a move ends the game.
 * @param {FullPage} page
 * @param {{shelf: Shelf, review: ReviewPanel, newGame: NewGame}} panels for what may come next
 */
export function mountResult({ store, game, messages }, { shelf, review, newGame }) {
  store.watch(['position'], async ({ position }, before) => {
    const ends = ENDS.includes(game.answering?.kind ?? '');
    if (!ends || !position?.outcome || !before.position || before.position.outcome) return;
    const choice = await askWhatNext(messages, position);
    if (choice === 'new') newGame.open();
    else if (choice === 'review') review.open();
    else if (choice === 'again') void shelf.replace(settingsOf(position), { seats: store.state.seats });
  });
}

/**
 * Say who has won and why, and ask what comes next.
 * @param {Messages} messages
 * @param {Position} position
 */
async function askWhatNext(messages, position) {
  byId('result-title', HTMLElement).textContent = resultText(messages, position);
  byId('result-reason', HTMLElement).textContent = reasonText(messages, position);
  showScore(messages, position, byId('result-score', HTMLElement));
  const lines = detailTexts(messages, position);
  byId('result-sums', HTMLElement).hidden = !lines.length;
  byId('result-sums', HTMLElement).replaceChildren(...lines.map((text) => make('li', {}, text)));
  byId('result-review', HTMLElement).hidden = !isReviewable(position);
  const choice = await askIn(byId('result-dialog', HTMLDialogElement));
  return /** @type {'again' | 'new' | 'review' | ''} */ (choice);
}

/**
 * Say how the result came about, if the score alone does not.
 * @param {Messages} messages
 * @param {Position} position
 */
function detailTexts(messages, position) {
  const { settlement, outcome, difference } = position;
  const lines = [];
  if (settlement?.kind === 'territory') lines.push(...settlementTexts(messages, position, settlement));
  if (settlement?.kind === 'stop') {
    const { stopper, lost } = settlement;
    const total = (/** @type {'captured' | 'freed'} */ count) =>
      lost.reduce((sum, area) => sum + area[count], 0);
    lines.push(
      messages.text('result-lost', {
        name: messages.name(position, stopper),
        count: lost.length,
        captured: total('captured'),
        freed: total('freed'),
      }),
    );
  }
  if (outcome && COUNTED.includes(outcome.reason) && difference) {
    lines.push(messages.text('result-difference', { difference }));
  }
  return lines;
}
