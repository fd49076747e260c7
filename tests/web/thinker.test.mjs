import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as Comlink from '../../runtime/js/comlink.mjs';
import { Thinker } from '../../web/engine/thinker.js';

/** What the workers were asked, each message as JSON. */
const asked = [];
/** Ends the work on the last request of each kind. @type {Record<string, () => void>} */
const finish = {};

/** A worker that answers each request with what it was asked, once it is told to. */
class FakeWorker extends EventTarget {
  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    const work = (/** @type {'think' | 'learn'} */ call) => (/** @type {string} */ text) => {
      asked.push(JSON.parse(text));
      finish[call]?.(null); // another request has taken its place
      return new Promise((resolve) => {
        finish[call] = (answer = text) => resolve(answer);
      });
    };
    Comlink.expose(
      { start: () => null, prepare: () => {}, think: work('think'), learn: work('learn') },
      port2,
    );
    this.port = port1;
    port2.start();
    port1.start();
    port1.addEventListener('message', ({ data, ports }) => {
      this.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    });
    this.terminate = () => {
      port1.close();
      port2.close();
    };
  }

  postMessage(...given) {
    this.port.postMessage(...given);
  }
}
Object.assign(globalThis, { Worker: FakeWorker, origin: new URL(import.meta.url).origin });

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
/** Wait until a list has so many items. @param {unknown[]} list @param {number} count */
async function untilThereAre(list, count) {
  while (list.length < count) await turn();
}
const untilAsked = (/** @type {number} */ count) => untilThereAre(asked, count);

test('a text is sent once to each worker', async () => {
  const thinker = new Thinker();
  const text = 'lesson: One';
  const ask = async (request) => {
    const answer = thinker.learn(request);
    await untilAsked(1);
    finish.learn();
    await answer;
    return asked.shift();
  };
  const first = await ask({ kind: 'lesson', text });
  assert.equal(first.text.text, text);
  const other = await ask({ kind: 'puzzle', text: 'puzzle' });
  assert.equal(other.text.text, 'puzzle');
  assert.notEqual(other.text.key, first.text.key);
  for (const _ of [1, 2]) {
    assert.deepEqual((await ask({ kind: 'judge', text, step: 0 })).text, { key: first.text.key });
  }
  const tables = 'QUJD';
  assert.equal((await ask({ kind: 'solved', tables, line: '' })).tables.text, tables);
  assert.deepEqual(Object.keys((await ask({ kind: 'solved', tables, line: 'aa' })).tables), ['key']);
  for (let i = 0; i < 8; i++) await ask({ kind: 'lesson', text: `lesson: ${i}` });
  assert.equal((await ask({ kind: 'judge', text, step: 0 })).text.text, text); // the worker has forgotten it
  thinker.close();
  assert.equal((await ask({ kind: 'judge', text, step: 0 })).text.text, text);
  thinker.close();
});

test('who asks comes first, and who waits begins again', async () => {
  const thinker = new Thinker();
  const answers = [];
  const note = (name, answer) => answer.then((found) => answers.push(found ? name : `${name} gave way`));
  note(
    'thought',
    thinker.think({ record: {}, level: 1 }, () => {}),
  );
  note('course', thinker.learn({ kind: 'course', record: {} }, 'idle'));
  note('forecast', thinker.learn({ kind: 'forecast', record: {} }, 'soon'));
  await untilAsked(2);
  await turn();
  assert.deepEqual(
    asked.splice(0).map(({ kind }) => kind),
    ['think', 'forecast'],
  );
  note('move', thinker.learn({ kind: 'judge', text: 'lesson: One' }));
  await untilAsked(1);
  note('next move', thinker.learn({ kind: 'judge', text: 'lesson: One' }));
  await untilAsked(2);
  await turn();
  assert.deepEqual(
    asked.splice(0).map(({ kind }) => kind),
    ['judge', 'judge'],
  );
  finish.learn();
  await untilAsked(1);
  assert.equal(asked.shift().kind, 'forecast');
  finish.learn();
  await untilThereAre(answers, 3);
  await turn();
  assert.deepEqual(answers, ['move gave way', 'next move', 'forecast']);
  assert.deepEqual(asked, []);
  finish.think();
  await untilAsked(1);
  assert.equal(asked.shift().kind, 'course');
  finish.learn();
  await untilThereAre(answers, 5);
  assert.deepEqual(answers.slice(3), ['thought', 'course']);
  thinker.close();
});
