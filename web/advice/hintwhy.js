import { savedText, saveFile } from '../files/saving.js';
import { dotsOfLine } from '../model/lines.js';
import { formatPoints } from '../model/points.js';
import { scenesOf } from '../ui/linetext.js';
import { reasonsText } from '../ui/movetext.js';
import { Explanation } from './explanation.js';
import { Proof } from './proof.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { HintInfo, ProofFound } from '../protocol.js' */

const SGF = 'application/x-go-sgf';

/** What speaks for a hint: its lines, and the proof of a gain by force. */
export class HintWhy {
  /** The hint that is explained. @type {HintInfo | null} */
  #hint = null;
  #explanation;

  /** @param {FullPage} page @param {HTMLElement} root @param {() => void} close */
  constructor(page, root, close) {
    this.page = page;
    this.close = close;
    this.#explanation = new Explanation(page);
    root.append(this.#explanation.element);
  }

  clear() {
    this.#hint = null;
    this.#explanation.clear();
  }

  /** Show what speaks for a hint, and look for a proof if there may be one. @param {Position} position @param {HintInfo} hint */
  async show(position, hint) {
    const { thinker, store, messages } = this.page;
    this.#hint = hint;
    const { x, y, lines } = hint;
    const lineOf = () => [dotsOfLine(hint.line)];
    const keep = { id: 'why-keep', act: () => void this.#keep(position, hint, lineOf()) };
    const show = () => this.#explanation.show(scenesOf(messages, position, lines), [keep]);
    show();
    const gain = new Map(hint.reasons).get('forces');
    if (!gain) return;
    try {
      const found = await thinker.prove({ x, y, gain }, () => {});
      if (found && this.#hint === hint) this.#showProof(position, hint, found);
    } catch {
      if (this.#hint === hint) store.notify(messages.text('hints-failed'));
    }
  }

  /** @param {Position} position @param {HintInfo} hint @param {ProofFound} found */
  #showProof(position, hint, { proof: forcing, sgf }) {
    const { messages } = this.page;
    if (!forcing) return;
    const proof = new Proof(messages, position, forcing);
    const lines = hint.lines.map((line) => (line.kind === 'forces' ? { ...line, proved: true } : line));
    const scenes = scenesOf(messages, position, lines);
    const step = () => {
      const steps = proof.choices.map(({ words, go }) => ({
        words,
        go: () => {
          go();
          step();
        },
      }));
      const keep = { id: 'why-keep', act: () => void this.#keep(position, hint, proof.lines()) };
      const save = { id: 'why-save', act: () => void this.#save(sgf ?? '') };
      const back = { id: 'why-back', act: () => (proof.back(), step()) };
      const actions = [...(proof.isBegun ? [back] : []), keep, ...(sgf ? [save] : [])];
      const [first] = scenes;
      if (proof.isBegun) this.#explanation.tell(proof.words, { dots: proof.dots }, steps, actions);
      else this.#explanation.tell(first.words, first.picture, steps, actions);
    };
    step();
  }

  /**
   * Add lines to the record as variations.
   * @param {Position} position @param {HintInfo} hint @param {import('../model/points.js').Point[][]} lines
   */
  async #keep(position, hint, lines) {
    const { game, store, messages } = this.page;
    const comment = reasonsText(messages, hint);
    this.close();
    const answer = await game.ask({
      kind: 'graft',
      nodes: lines.map(() => position.node),
      lines: lines.map(formatPoints),
      comments: lines.map(() => comment),
    });
    if (answer.kind === 'error') store.refuse(answer);
    else store.notify(messages.text('why-kept', { count: lines.length }));
  }

  /** @param {string} sgf */
  async #save(sgf) {
    const saving = await saveFile('kropki-proof.sgf', new Blob([sgf], { type: SGF }));
    this.page.store.notify(savedText(this.page.messages, saving));
  }
}
