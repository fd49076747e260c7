import { RecordPanel } from './record.js';
/** @import { FullPage } from '../play/page.js' */

/** Show the record beside the board. @param {FullPage} page */
export const mountRecord = (page) => new RecordPanel(page);
