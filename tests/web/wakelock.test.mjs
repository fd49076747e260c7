import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** What the browser was asked and told, in order. @type {string[]} */
let log = [];
let isRefused = false;
/** Answers a request that waits. @type {(() => void)[]} */
const waiting = [];
/** @type {{released: boolean, release: () => void} | null} */
let held = null;
let show = () => {};

const doc = {
  visibilityState: 'visible',
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => {
    assert.equal(name, 'visibilitychange');
    show = listener;
  },
};
const wakeLock = {
  request: async (/** @type {string} */ kind) => {
    log.push(kind);
    await new Promise((resolve) => waiting.push(/** @type {() => void} */ (resolve)));
    if (isRefused || doc.visibilityState !== 'visible') throw new DOMException('no', 'NotAllowedError');
    const lock = {
      released: false,
      release() {
        lock.released = true;
        log.push('release');
      },
    };
    held = lock;
    return lock;
  },
};
Object.assign(globalThis, { document: doc });
Object.defineProperty(globalThis, 'navigator', { value: { wakeLock } });
const { keepScreenOn } = await import('../../web/ui/wakelock.js');

/** Let the browser answer what it was asked. */
async function answer() {
  for (const resolve of waiting.splice(0)) resolve();
  await new Promise(setImmediate);
}

/** @param {'visible' | 'hidden'} state */
function setVisible(state) {
  doc.visibilityState = state;
  if (state === 'hidden' && held) held.released = true; // as browsers do
  show();
}

beforeEach(() => {
  log = [];
  isRefused = false;
});

test('the screen stays on until the last reason ends', async () => {
  keepScreenOn('clock', true);
  keepScreenOn('friend', true);
  await answer();
  keepScreenOn('clock', true);
  keepScreenOn('clock', false);
  assert.deepEqual(log, ['screen']);
  keepScreenOn('friend', false);
  assert.deepEqual(log, ['screen', 'release']);
  keepScreenOn('friend', false);
  assert.equal(log.length, 2);
});

test('the lock that a hidden page loses comes back', async () => {
  keepScreenOn('presentation', true);
  await answer();
  setVisible('hidden');
  assert.deepEqual(log, ['screen']);
  setVisible('visible');
  await answer();
  assert.deepEqual(log, ['screen', 'screen']);
  keepScreenOn('presentation', false);
  setVisible('hidden');
  setVisible('visible');
  assert.deepEqual(log, ['screen', 'screen', 'release']);
});

test('a refusal is harmless, and the page asks again when it is shown again', async () => {
  isRefused = true;
  keepScreenOn('clock', true);
  await answer();
  isRefused = false;
  setVisible('visible');
  await answer();
  assert.deepEqual(log, ['screen', 'screen']);
  keepScreenOn('clock', false);
  assert.equal(log.at(-1), 'release');
});

test('what changes while the browser thinks is followed', async () => {
  keepScreenOn('clock', true);
  keepScreenOn('clock', false);
  await answer();
  assert.deepEqual(log, ['screen', 'release']);
  keepScreenOn('clock', true);
  setVisible('hidden');
  await answer();
  setVisible('visible');
  await answer();
  assert.deepEqual(log, ['screen', 'release', 'screen', 'screen']);
  keepScreenOn('clock', false);
});
