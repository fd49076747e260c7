/** @file Quiet sounds, as of a pencil on paper. */

import { granted, openAudio } from '../base/browser.js';
import { isAudible } from '../ui/look.js';
/** @import { Settings } from '../store/settings.js' */
/** @import { Store } from '../store/store.js' */

const GESTURES = ['pointerdown', 'keydown'];
const OPTIONS = { capture: true, passive: true };
const TICK = 0.04; // seconds
const STROKE = 0.45; // seconds; as long as the drawing of a capture
const AWAKE = 1.5; // seconds that the device stays on after a gesture or a sound
/** How high each player's pencil sounds, in Hz. */
const PITCHES = [1900, 2400, 2150, 2700];

/**
 * Makes sounds: a tick for a dot, a stroke for a capture. Browsers allow none before the first gesture; the
 * device is off whenever nothing sounds, so that an idle page costs nothing.
 */
export class Sounds {
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  /** How many nodes keep the device on. */
  #holds = 0;

  /** @param {Store} store @param {Settings} settings */
  constructor(store, settings) {
    // Turning the device on takes some milliseconds, for which neither the gesture nor the drawing waits.
    const wake = () => setTimeout(() => this.#holds || this.#hold());
    for (const name of GESTURES) {
      addEventListener(name, () => isAudible(settings) && wake(), OPTIONS);
    }
    store.watch(['position'], ({ position }, before) => {
      if (!position || position.state !== (before.position?.state ?? NaN) + 1) return;
      const { dot, taken } = position.change;
      if (!this.#audio || document.hidden || !isAudible(settings)) return;
      setTimeout(() => {
        if (dot) this.#scratch(dot.player, TICK);
        if (taken.length) this.#scratch(taken[0].owner, STROKE);
      });
    });
  }

  /** Turn the device on for a while. @returns {AudioContext | null} */
  #hold() {
    const audio = (this.#audio ??= openAudio());
    if (!audio) return null;
    const silence = new ConstantSourceNode(audio, { offset: 0 });
    this.#holds++;
    silence.onended = () => {
      if (--this.#holds === 0) void granted(() => audio.suspend());
    };
    silence.connect(audio.destination);
    silence.start();
    silence.stop(audio.currentTime + AWAKE);
    if (audio.state !== 'running') void granted(() => audio.resume());
    return audio;
  }

  /** Draw a long stroke. */
  stroke() {
    if (this.#audio) this.#scratch(0, STROKE);
  }

  /** Move a player's pencil over paper for so many seconds. @param {number} player @param {number} seconds */
  #scratch(player, seconds) {
    const audio = this.#hold();
    if (!audio) return;
    const from = audio.currentTime;
    const isLong = seconds > TICK;
    const source = new AudioBufferSourceNode(audio, { buffer: (this.#noise ??= makeNoise(audio)) });
    const pitch = PITCHES[player] * (0.94 + 0.12 * Math.random()); // no two dots sound alike
    const paper = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: isLong ? 1.2 : 2.5 });
    const volume = new GainNode(audio, { gain: 0 });
    if (isLong) {
      paper.frequency.setValueAtTime(pitch * 0.6, from);
      paper.frequency.linearRampToValueAtTime(pitch * 1.3, from + seconds);
      volume.gain.setTargetAtTime(0.08, from, 0.05);
      volume.gain.setTargetAtTime(0, from + seconds * 0.65, 0.06);
    } else {
      volume.gain.setValueAtTime(0.22, from);
      volume.gain.setTargetAtTime(0, from + 0.004, seconds / 5);
    }
    source.connect(paper).connect(volume).connect(audio.destination);
    source.start(from, Math.random() * 0.4);
    source.stop(from + seconds * 1.5);
  }
}

/** Return a second of noise, as rough as paper. @param {AudioContext} audio */
function makeNoise({ sampleRate }) {
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  return buffer;
}
