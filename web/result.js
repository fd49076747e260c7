import { askIn, byId } from './element.js';
import { showScore } from './score.js';
import { reasonText, resultText } from './speech.js';
/** @import { Messages } from './messages.js' */
/** @import { Position } from './position.js' */

/** Says who has won and by what, and asks what next. @param {Messages} messages @param {Position} position @returns {Promise<'again' | 'new' | ''>} */
export async function showResult(messages, position) {
  byId('result-title', HTMLElement).textContent = resultText(messages, position);
  byId('result-reason', HTMLElement).textContent = reasonText(messages, position);
  showScore(messages, position, byId('result-score', HTMLElement));
  return /** @type {'again' | 'new' | ''} */ (await askIn(byId('result-dialog', HTMLDialogElement)));
}
