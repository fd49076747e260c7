import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { PATIENCE } from '../../web/base/patience.js';
import { watchPatiently } from '../../web/store/patience.js';

/** A store whose only watcher is the one that is tested. */
class Store {
  state = { queue: 0, position: 0, paused: false };

  watch(fields, listener) {
    this.listener = listener;
  }

  update(patch) {
    const before = this.state;
    this.state = { ...before, ...patch };
    this.listener(this.state, before);
  }
}

test('a request that is queued is shown only if its answer does not come at once', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const store = new Store();
  const told = [];
  watchPatiently(store, ['queue', 'position'], (state, before) => told.push([state.queue, before.queue]));
  store.update({ queue: 1 });
  mock.timers.tick(PATIENCE - 1);
  assert.deepEqual(told, []);
  store.update({ queue: 0, position: 1 });
  assert.deepEqual(told, [[0, 0]]);
  mock.timers.tick(PATIENCE);
  assert.equal(told.length, 1);
  store.update({ queue: 2 });
  mock.timers.tick(PATIENCE);
  assert.deepEqual(told[1], [2, 0]);
  store.update({ position: 2 });
  assert.deepEqual(told[2], [2, 2]);
  mock.timers.reset();
});
