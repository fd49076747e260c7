/** @file The panels that load when somebody wants to share, draw, embed or describe the game. */

import { AboutPanel } from './about.js';
import { EmbedPanel } from './embedpanel.js';
import { PicturePanel } from './picturepanel.js';
import { SavePanel } from './savepanel.js';
/** @import { FullPage } from '../play/page.js' */

/** @param {FullPage} page */
export const makePanels = (page) => ({
  save: new SavePanel(page),
  picture: new PicturePanel(page),
  embed: new EmbedPanel(page),
  about: new AboutPanel(page),
});
