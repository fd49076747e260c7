/** @file Shows the page as the settings want it. */

import { watchMedia } from '../base/browser.js';

/** @import { Turn } from '../model/turn.js' */
/** @import { Settings } from '../store/settings.js' */

/** The settings that the styles follow, by attributes of the root such as `data-theme`. */
export const LOOKS = /** @type {const} */ (['theme', 'inks', 'paper', 'lines', 'dots', 'reach', 'lead']);

const CALM = watchMedia('(prefers-reduced-motion: reduce)');

/** Let the styles follow the settings, now and after each change. @param {Settings} settings */
export function followSettings(settings) {
  const { dataset, style } = document.documentElement;
  const apply = () => {
    const { inks, colours } = settings.values;
    colours.split(' ').forEach((colour, i) => style.setProperty(`--mine-${i}`, colour));
    if (inks === 'own') dataset.colours = colours;
    else delete dataset.colours;
    for (const name of LOOKS) dataset[name] = settings.values[name];
    if (isStill(settings)) dataset.still = '';
    else delete dataset.still;
  };
  settings.watch([...LOOKS, 'colours', 'animations'], apply);
  CALM.addEventListener('change', apply);
  apply();
}

const QUARTERS = { auto: 0, none: 0, right: 1, half: 2, left: 3 };

/** Return how the board lies on the sheet. @param {Settings} settings @returns {Turn} */
export const turnOf = ({ values: { rotation, mirror } }) => ({
  quarters: QUARTERS[rotation],
  isMirrored: mirror === 'on',
});

/** Return whether nothing on the page may move. @param {Settings} settings */
export const isStill = ({ values: { animations } }) =>
  animations === 'auto' ? CALM.matches : animations === 'off';

/** Return whether the page makes sounds. @param {Settings} settings */
export const isAudible = ({ values: { sounds } }) => (sounds === 'auto' ? !CALM.matches : sounds === 'on');
