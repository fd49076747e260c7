/** @file Shows the page as the settings want it. */

/** @import { Settings } from '../store/settings.js' */

/** The settings that the styles follow, by attributes of the root such as `data-theme`. */
export const LOOKS = /** @type {const} */ (['theme', 'inks', 'paper', 'lines', 'dots']);

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** Let the styles follow the settings, now and after each change. @param {Settings} settings */
export function followSettings(settings) {
  const { dataset } = document.documentElement;
  const apply = () => {
    for (const name of LOOKS) dataset[name] = settings.values[name];
    if (isStill(settings)) dataset.still = '';
    else delete dataset.still;
  };
  settings.watch([...LOOKS, 'animations'], apply);
  CALM.addEventListener('change', apply);
  apply();
}

/** Return whether nothing on the page may move. @param {Settings} settings */
export const isStill = ({ values: { animations } }) =>
  animations === 'auto' ? CALM.matches : animations === 'off';

/** Return whether the page makes sounds. @param {Settings} settings */
export const isAudible = ({ values: { sounds } }) => (sounds === 'auto' ? !CALM.matches : sounds === 'on');
