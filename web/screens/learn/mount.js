import { Learn } from './learn.js';
import { Stairs } from './stairs.js';
/** @import { Shelf } from '../../files/shelf.js' */
/** @import { FullPage } from '../../play/page.js' */

/** Return the screen with the lessons, which is loaded when it is first opened. @param {FullPage} page @param {Shelf} shelf */
export const mountLearn = (page, shelf) => new Learn(page, new Stairs(page, shelf));
