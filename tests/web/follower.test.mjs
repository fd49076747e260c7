import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Follower } from '../../web/engine/follower.js';

/** A game that counts its moves, in place of the engine's. */
class Counter {
  state = 0;
  plies = 0;
  asked = [];

  /** @param {string} text */
  ask = (text) => {
    const request = JSON.parse(text);
    this.asked.push(request.kind);
    assert.equal(request.state, this.state);
    if (request.kind === 'restore') this.plies = request.record.plies;
    else if (request.kind === 'play') this.plies++;
    else return Promise.resolve(JSON.stringify({ kind: 'error', state: this.state }));
    this.state++;
    return Promise.resolve(JSON.stringify(this.position));
  };

  get position() {
    const { state, plies } = this;
    return { kind: 'position', state, plies, node: plies, turn: plies % 2, dots: '', owners: '' };
  }
}

/** A page with its store and engine. */
class Page {
  #listeners = [];
  #game = new Counter();
  records = 0;
  state = { record: { plies: 0 }, since: [], position: this.#game.position };
  store = this;

  watch = (_, listener) => this.#listeners.push(listener);

  update(patch) {
    this.state = { ...this.state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  play() {
    this.#game.plies++;
    const position = this.#game.position;
    this.update({ position, since: [...this.state.since, { kind: 'play', x: 0, y: 0 }] });
  }

  /** Change the game by a request that cannot be repeated elsewhere. */
  revert() {
    this.#game.plies--;
    const position = this.#game.position;
    this.update({ position, since: [...this.state.since, { kind: 'revert' }] });
  }

  /** Note the whole game, as the page does after a pause. */
  keep() {
    this.update({ record: { plies: this.#game.plies }, since: [] });
  }

  open(plies) {
    this.#game.plies = plies;
    this.update({ record: { plies }, since: [], position: this.#game.position });
  }

  ask = async ({ kind }) => {
    this.records++;
    return { kind, record: { plies: this.#game.plies } };
  };
}

test('a worker gets the whole game once, and then what has changed it', async () => {
  const [page, worker] = [new Page(), new Counter()];
  page.play();
  const follower = new Follower(page);
  await follower.update(worker);
  assert.deepEqual(worker.asked.splice(0), ['restore', 'play']);
  await follower.update(worker);
  assert.deepEqual(worker.asked, []);
  page.play();
  page.keep();
  page.play();
  await follower.update(worker);
  assert.deepEqual(worker.asked.splice(0), ['play', 'play']);
  assert.equal(worker.plies, 3);
  assert.equal(page.records, 0);
});

test('another game, and another worker, begin with the whole game', async () => {
  const page = new Page();
  const follower = new Follower(page);
  for (const plies of [5, 7]) {
    const worker = new Counter();
    await follower.update(worker);
    page.open(plies);
    page.play();
    await follower.update(worker);
    assert.equal(worker.asked[0], 'restore');
    assert.deepEqual(worker.asked.slice(-2), ['restore', 'play']);
    assert.equal(worker.plies, plies + 1);
  }
});

test('what cannot be repeated, or leads elsewhere, lets the worker take the whole game', async () => {
  const [page, worker] = [new Page(), new Counter()];
  const follower = new Follower(page);
  page.open(4);
  await follower.update(worker);
  page.revert();
  await follower.update(worker);
  assert.equal(page.records, 1);
  assert.equal(worker.plies, 3);
  page.keep();
  worker.plies = 9; // something went wrong
  page.play();
  await follower.update(worker);
  assert.deepEqual(worker.asked.splice(0), ['restore', 'restore', 'play', 'restore', 'play']);
  assert.equal(worker.plies, 4);
});

test('changes during an update come with the next one', async () => {
  const [page, worker] = [new Page(), new Counter()];
  const follower = new Follower(page);
  const updates = [follower.update(worker), follower.update(worker)];
  await Promise.resolve();
  page.play();
  await Promise.all(updates);
  await follower.update(worker);
  assert.equal(worker.plies, 1);
  assert.equal(worker.asked.filter((kind) => kind === 'play').length, 1);
});

test('a worker that stays elsewhere is not believed', async () => {
  const page = new Page();
  page.open(3);
  const worker = { ask: async () => JSON.stringify({ ...page.state.position, dots: 'R', state: 1 }) };
  await assert.rejects(new Follower(page).update(worker), /another game/);
});
