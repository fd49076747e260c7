/**
 * @file The layers of the page. A folder of web/ imports only from itself, from folders listed before it, and from
 * web/protocol.js and web/host.js. Only the scripts at the top of web/ import from everywhere.
 */

const LAYERS = [
  'base',
  'model',
  'store',
  'ui',
  'engine',
  'board',
  'play',
  'record',
  'files',
  'bylink',
  'compare',
  'library',
  'review',
  'learn',
  'puzzles',
  'solved',
  'present',
  'classroom',
  'friend',
  'panels',
  'lab',
];
/** Exceptions: what these folders may import instead. */
const ALLOWED = {
  model: [], // facts of the game
  board: ['base', 'model', 'ui'], // it draws, and knows neither the page's state nor the engine
  files: LAYERS.slice(0, LAYERS.indexOf('record')),
  library: [...LAYERS.slice(0, LAYERS.indexOf('record')), 'files'],
  bylink: [...LAYERS.slice(0, LAYERS.indexOf('record')), 'files', 'viewer'],
  compare: [...LAYERS.slice(0, LAYERS.indexOf('record')), 'viewer'],
  lab: [...LAYERS.slice(0, LAYERS.indexOf('record')), 'files', 'viewer'], // and boards of its own
  puzzles: [...LAYERS.slice(0, LAYERS.indexOf('review')), 'learn', 'viewer'],
  solved: [...LAYERS.slice(0, LAYERS.indexOf('record')), 'learn'],
  present: [...LAYERS.slice(0, LAYERS.indexOf('files')), 'viewer'], // and the boards of lessons and puzzles
  learn: [...LAYERS.slice(0, LAYERS.indexOf('review')), 'viewer'],
  viewer: ['base', 'model', 'ui', 'engine', 'board'], // boards on other pages
};
const FOLDERS = [...LAYERS, 'viewer', 'single_file'].join('|');
const STARTS = 'boot|lost|main|worker|gifworker|viewer/embed|lab/lab|lab/botworker|single_file/\\w+';

const layer = (name) => {
  const allowed = [name, ...(ALLOWED[name] ?? LAYERS.slice(0, LAYERS.indexOf(name)))];
  return {
    name: `layer-${name}`,
    severity: 'error',
    from: { path: `^web/${name}/` },
    to: { path: '^web/', pathNot: `^web/(${allowed.join('|')})/|^web/(protocol|host)\\.js$` },
  };
};

export default {
  forbidden: [
    ...[...LAYERS, 'viewer'].map(layer),
    // A new folder has to be listed above.
    {
      name: 'unlisted',
      severity: 'error',
      from: { path: '^web/[^/]+/', pathNot: `^web/(${FOLDERS})/` },
      to: {},
    },
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'dead',
      severity: 'error',
      from: { orphan: true, pathNot: `^web/(${STARTS})\\.js$|\\.d\\.ts$` },
      to: {},
    },
    { name: 'missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: 'runtime/' } },
  ],
  options: { exclude: { path: '^runtime/' }, moduleSystems: ['es6'] },
};
