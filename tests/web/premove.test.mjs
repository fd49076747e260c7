import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Premove } from '../../web/play/premove.js';

/** The person is player 0, the computer player 1, who is to move. */
const POSITION = { players: 2, turn: 1, ply: 1, stopped: [], resigned: [], outcome: null };

let state, follow, played, game, premove;

beforeEach(() => {
  state = { position: POSITION, preview: null, seats: [0, 1], draft: null, premove: null };
  played = [];
  const store = {
    get state() {
      return state;
    },
    update: (patch) => (state = { ...state, ...patch }),
    watch: (_, listener) => (follow = () => listener(state)),
  };
  game = {
    pending: [],
    answering: null,
    get othersTurn() {
      return state.position.turn === 1 ? 'page/computer' : null;
    },
    refusal: ({ x }) => ({ code: x === 9 ? 'move/occupied' : 'page/computer' }),
    play: (point) => played.push(point),
  };
  premove = new Premove(store, game, () => true);
});

/** Let the position change by a request. */
async function change(kind, patch) {
  state = { ...state, position: { ...POSITION, ...patch } };
  game.answering = { kind };
  follow();
  await Promise.resolve();
}

test('a dot that is chosen while the computer thinks is played after its move', async () => {
  assert(premove.takes({ x: 2, y: 3 }));
  assert(!premove.takes({ x: 9, y: 3 }));
  premove.tap({ x: 2, y: 3 });
  assert.deepEqual(state.premove, { x: 2, y: 3, player: 0 });
  await change('play', { turn: 0, ply: 2 });
  assert.deepEqual(played, [{ x: 2, y: 3 }]);
  assert.equal(state.premove, null);
});

test('it waits while the computer moves once more', async () => {
  premove.tap({ x: 2, y: 3 });
  await change('play', { turn: 1, ply: 2 });
  assert.deepEqual(played, []);
  await change('play', { turn: 0, ply: 3 });
  assert.equal(played.length, 1);
});

test('another tap moves it, and one there takes it back', () => {
  premove.tap({ x: 2, y: 3 });
  premove.tap({ x: 4, y: 4 });
  assert.deepEqual(state.premove, { x: 4, y: 4, player: 0 });
  premove.tap({ x: 4, y: 4 });
  assert.equal(state.premove, null);
});

test('whatever else happens drops it', async () => {
  for (const [kind, patch] of [
    ['undo', { turn: 0, ply: 0 }],
    ['go', { turn: 0, ply: 2 }],
    ['new', { turn: 0, ply: 0 }],
    ['play', { turn: 0, ply: 2, outcome: { winner: 1 } }],
  ]) {
    state = { ...state, position: POSITION };
    premove.tap({ x: 2, y: 3 });
    await change(kind, patch);
    assert.equal(state.premove, null, kind);
  }
  assert.deepEqual(played, []);
});
