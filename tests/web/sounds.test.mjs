import assert from 'node:assert/strict';
import { beforeEach, test, mock } from 'node:test';
import { Settings } from '../../web/store/settings.js';

let isCalm = false;
let gesture = () => {};
let contexts = [];
let sources = [];
let silences = [];
let isOn = false;

class AudioNode {
  constructor() {
    this.frequency = this.gain = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      setTargetAtTime() {},
    };
  }
  connect(other) {
    return other;
  }
  stop() {}
}
Object.assign(globalThis, {
  matchMedia: () => ({
    get matches() {
      return isCalm;
    },
  }),
  addEventListener: (name, listener) => {
    if (name === 'pointerdown') gesture = () => (listener(), mock.timers.tick(1));
  },
  document: { hidden: false },
  AudioContext: class {
    constructor() {
      contexts.push(this);
      this.currentTime = 0;
      this.sampleRate = 100;
      this.state = 'running';
      isOn = true;
    }
    async resume() {
      isOn = true;
    }
    async suspend() {
      isOn = false;
    }
  },
  AudioBuffer: class {
    getChannelData() {
      return new Float32Array(100);
    }
  },
  BiquadFilterNode: AudioNode,
  GainNode: AudioNode,
  ConstantSourceNode: class extends AudioNode {
    start() {
      silences.push(this);
    }
  },
  AudioBufferSourceNode: class extends AudioNode {
    start() {
      sources.push(this);
    }
  },
});
mock.timers.enable({ apis: ['setTimeout'] });
const { Sounds } = await import('../../web/play/sounds.js');

/** Return a function that makes a move. */
function mount(settings) {
  let listener;
  new Sounds({ watch: (_, given) => (listener = given) }, settings);
  return (dot, taken = [], step = 1) => {
    listener({ position: { state: 1 + step, change: { dot, taken } } }, { position: { state: 1 } });
    mock.timers.tick(1);
  };
}

beforeEach(() => {
  isCalm = false;
  [contexts, sources, silences] = [[], [], []];
});

test('a dot ticks and a capture strokes, but nothing sounds before the first gesture', () => {
  const move = mount(new Settings(null));
  move({ player: 0 });
  assert.equal(contexts.length, 0);
  gesture();
  assert.equal(contexts.length, 1);
  move({ player: 0 });
  assert.equal(sources.length, 1);
  move({ player: 1 }, [{ owner: 1 }]);
  assert.equal(sources.length, 3);
  move({ player: 1 }, [], 2); // a jump through the record
  move(null);
  assert.equal(sources.length, 3);
  assert.equal(contexts.length, 1);
});

test('the device is off when nothing sounds', () => {
  const move = mount(new Settings(null));
  gesture();
  move({ player: 0 });
  assert(isOn);
  silences[0].onended();
  assert(isOn);
  silences[1].onended();
  assert(!isOn);
});

test('who turns sounds off, or wants little motion, hears nothing', () => {
  const settings = new Settings(null);
  settings.update({ sounds: 'off' });
  const move = mount(settings);
  gesture();
  move({ player: 0 });
  assert.equal(contexts.length, 0);
  settings.update({ sounds: 'auto' });
  isCalm = true;
  gesture();
  move({ player: 0 });
  assert.equal(contexts.length, 0);
  settings.update({ sounds: 'on' });
  gesture();
  move({ player: 0 });
  assert.equal(sources.length, 1);
});
