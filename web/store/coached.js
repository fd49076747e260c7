/** @file Which games the coach (web/screens/coach) follows. */

import { isLevel, PERSON } from '../model/seats.js';
import { isReady } from './state.js';
/** @import { Values } from './settings.js' */
/** @import { State } from './state.js' */

/** The highest level against which people are coached. */
const MAX_LEVEL = 3;

/** Return whether dangers are told in a game: of a person against one of the first levels. @param {State} state @param {Values} settings */
export const isCoached = ({ position, seats, limits }, { coach }) =>
  coach === 'on' &&
  position?.players === 2 &&
  limits.hints &&
  seats.includes(PERSON) &&
  seats.some((seat) => isLevel(seat) && seat <= MAX_LEVEL);

/** Return whether dangers are told or shapes named: Python runs, and somebody has moved. @param {State} state @param {Values} settings */
export const isFollowed = (state, settings) =>
  isReady(state) && Boolean(state.position?.ply) && (settings.shapes === 'on' || isCoached(state, settings));
