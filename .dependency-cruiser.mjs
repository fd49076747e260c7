/**
 * @file The layers of the page. A folder of web/ imports only from itself, from folders listed before it, and from
 * web/protocol.js and web/host.js. A screen imports no other screen. Only the scripts at the top of web/ import from
 * everywhere.
 */

const LAYERS = [
  'base',
  'model',
  'store',
  'ui',
  'engine',
  'board',
  'viewer',
  'play',
  'record',
  'files',
  'advice',
  'review',
  'screens',
  'access',
  'around',
];
/** Exceptions: what these folders may import instead. */
const ALLOWED = {
  model: [], // facts of the game
  board: ['base', 'model', 'ui'], // it draws, and knows neither the page's state nor the engine
  viewer: ['base', 'model', 'ui', 'engine', 'board'], // boards on other pages
  files: LAYERS.slice(0, LAYERS.indexOf('record')),
};
/** A class consists of lessons and puzzles, a worksheet of puzzles. */
const SHARED = { classroom: ['learn', 'puzzles'], worksheet: ['puzzles'] };
const FOLDERS = [...LAYERS, 'single_file'].join('|');
const STARTS =
  'boot|lost|main|worker|gifworker|viewer/(?:embed|kropki-fences|widget)|screens/lab/(?:lab|botworker)|single_file/\\w+';

const layer = (name) => {
  const before = LAYERS.slice(0, LAYERS.indexOf(name)).filter((each) => each !== 'screens');
  const allowed = [name, ...(ALLOWED[name] ?? before)];
  return {
    name: `layer-${name}`,
    severity: 'error',
    from: { path: `^web/${name}/` },
    to: { path: '^web/', pathNot: `^web/(${allowed.join('|')})/|^web/(protocol|host)\\.js$` },
  };
};
const withoutOthers = ([name, shared]) => ({
  name: `screen-${name}`,
  severity: 'error',
  from: { path: `^web/screens/${name}/` },
  to: { path: '^web/screens/', pathNot: `^web/screens/(${[name, ...shared].join('|')})/` },
});

export default {
  forbidden: [
    ...LAYERS.map(layer),
    ...Object.entries(SHARED).map(withoutOthers),
    {
      name: 'screen',
      severity: 'error',
      from: { path: '^web/screens/([^/]+)/', pathNot: `^web/screens/(${Object.keys(SHARED).join('|')})/` },
      to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    },
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
