/** @file The doors of all screens, in the order of the menu. */

import { analyse } from './analyse/door.js';
import { arrival } from './arrival/door.js';
import { bylink } from './bylink/door.js';
import { classroom } from './classroom/door.js';
import { coach } from './coach/door.js';
import { files } from './files/door.js';
import { find } from './find/door.js';
import { friend } from './friend/door.js';
import { friends } from './friends/door.js';
import { help } from './help/door.js';
import { invite } from './invite/door.js';
import { lab } from './lab/door.js';
import { learn } from './learn/door.js';
import { library } from './library/door.js';
import { newgame } from './newgame/door.js';
import { present } from './present/door.js';
import { puzzles } from './puzzles/door.js';
import { settings } from './settings/door.js';
import { solved } from './solved/door.js';
import { story } from './story/door.js';
import { worksheet } from './worksheet/door.js';

const MENU = [learn, puzzles, solved, classroom, worksheet, present, lab, settings, analyse, files, help];
const REST = [newgame, friend, library, bylink, coach, invite, friends, story, arrival, find];
export const DOORS = [...MENU, ...REST];
