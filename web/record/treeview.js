import { readInks, watchInks } from '../board/inks.js';
import { drawDot } from '../board/stamps.js';
import { dotPair } from '../model/lines.js';
import { pathTo, seek } from '../model/tree.js';
import { byId } from '../ui/element.js';
/** @import { Inks } from '../board/inks.js' */
/** @import { Node, Tree } from '../model/tree.js' */

/**
 * @typedef {{left: number, right: number, top: number, bottom: number}} Seen the depths and lanes in sight
 */

const UNITS = 16; // in a rem; all lengths here are in these units
const STEP = 26; // from a node to the next, and from a lane to the next
const LEFT = 20;
const TOP = 28; // room for the numbers of the moves
const RADIUS = 6;
const EVERY = 10; // moves between two numbers
const FULL_TURN = 2 * Math.PI;
/** @type {Record<string, string>} */
const VERDICTS = { T: '!', I: '!?', D: '?!', B: '?' };

/**
 * The tree drawn as on squared paper: the main line runs straight to the right, each variation leaves its line
 * downward. Only what is in sight is drawn.
 */
export class TreeView {
  #root = byId('tree', HTMLElement);
  #room = byId('tree-room', HTMLElement);
  #canvas = byId('tree-ink', HTMLCanvasElement);
  #context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
  /** Whether it will be drawn in the next frame. */
  #isWaiting = false;
  /** @type {Inks | null} */
  #inks = null;
  /** @type {Node | null} */
  #current = null;
  #follows = false;

  /** @param {Tree} tree @param {(node: Node) => void} onNode */
  constructor(tree, onNode) {
    this.tree = tree;
    this.#root.addEventListener('scroll', () => this.#wait(), { passive: true });
    this.#root.addEventListener('click', (event) => {
      const node = this.#at(event);
      if (node) onNode(node);
    });
    new ResizeObserver(() => this.#follow()).observe(this.#root);
    watchInks(() => this.recolour());
  }

  /** Where the game stands; the drawing follows, in the next frame. @param {Node | null} node */
  show(node) {
    this.#current = node;
    this.#follow();
  }

  /** The colours are others. */
  recolour() {
    this.#inks = null;
    this.#wait();
  }

  #follow() {
    this.#follows = true;
    this.#wait();
  }

  #wait() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#draw();
    });
  }

  /** @param {MouseEvent} event */
  #at({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    const unit = unitSize();
    const depth = Math.round(((clientX - left + this.#root.scrollLeft) / unit - LEFT) / STEP);
    const lane = Math.round(((clientY - top + this.#root.scrollTop) / unit - TOP) / STEP);
    const column = this.tree.columns[depth] ?? [];
    const node = column[seek(column, lane)];
    return node?.lane === lane ? node : null;
  }

  #draw() {
    const { clientWidth, clientHeight } = this.#root;
    if (!clientWidth || !clientHeight) return;
    const unit = unitSize();
    const { columns, lanes } = this.tree;
    this.#room.style.width = `${Math.max(clientWidth, unit * (2 * LEFT + STEP * (columns.length - 1)))}px`;
    this.#room.style.height = `${Math.max(clientHeight, unit * (TOP + LEFT + STEP * (lanes - 1)))}px`;
    if (this.#follows && this.#current) this.#scrollTo(this.#current, unit);
    this.#follows = false;

    const [width, height] = [clientWidth, clientHeight].map((length) =>
      Math.round(length * devicePixelRatio),
    );
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      Object.assign(this.#canvas, { width, height });
      Object.assign(this.#canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` });
    }
    const inks = (this.#inks ??= readInks());
    const context = this.#context;
    const scale = unit * devicePixelRatio;
    const [left, top, across, down] = [
      this.#root.scrollLeft,
      this.#root.scrollTop,
      clientWidth,
      clientHeight,
    ].map((length) => length / unit);
    context.setTransform(scale, 0, 0, scale, Math.round(-left * scale), Math.round(-top * scale));
    context.fillStyle = inks.field;
    context.fillRect(left, top, across + 1, down + 1);
    context.lineCap = context.lineJoin = 'round';
    this.#drawPaper(inks, left, top, across, down);
    const seen = {
      left: Math.max(0, Math.floor((left - LEFT) / STEP) - 1),
      right: Math.min(columns.length - 1, Math.ceil((left + across - LEFT) / STEP) + 1),
      top: Math.floor((top - TOP) / STEP) - 1,
      bottom: Math.ceil((top + down - TOP) / STEP) + 1,
    };
    if (!columns.length) return;
    const nodes = this.#seen(seen);
    this.#drawLines(nodes, pathTo(this.#current), seen, inks);
    for (const node of nodes) if (node.depth >= seen.left) this.#drawNode(node, inks);
    if (this.#current) this.#ring(this.#current, inks);
    this.#drawNumbers(seen, inks, left, top, across);
  }

  /** The nodes in sight, and those out of sight whose lines lead into it. @param {Seen} seen */
  #seen({ left, right, top, bottom }) {
    const nodes = [];
    for (let depth = Math.max(0, left - 1); depth <= right; depth++) {
      const column = this.tree.columns[depth];
      for (let i = Math.max(0, seek(column, top) - 1); i < column.length && column[i].lane <= bottom; i++) {
        nodes.push(column[i]);
      }
    }
    return nodes;
  }

  /**
   * @param {Inks} inks
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  #drawPaper(inks, left, top, width, height) {
    const context = this.#context;
    context.beginPath();
    for (let x = LEFT + STEP * Math.floor((left - LEFT) / STEP); x < left + width + STEP; x += STEP) {
      context.moveTo(x + 0.5, top);
      context.lineTo(x + 0.5, top + height);
    }
    for (let y = TOP + STEP * Math.floor((top - TOP) / STEP); y < top + height + STEP; y += STEP) {
      context.moveTo(left, y + 0.5);
      context.lineTo(left + width, y + 0.5);
    }
    context.lineWidth = 1;
    context.strokeStyle = inks.faint;
    context.stroke();
  }

  /**
   * All lines in pencil, and the way to where the game stands in ink.
   * @param {Node[]} nodes
   * @param {Node[]} path
   * @param {Seen} seen
   * @param {Inks} inks
   */
  #drawLines(nodes, path, { left, right, top, bottom }, inks) {
    const context = this.#context;
    context.beginPath();
    for (const node of nodes) {
      for (let i = seek(node.children, top); i < node.children.length; i++) {
        this.#trace(node, node.children[i]);
        if (node.children[i].lane > bottom) break;
      }
    }
    context.lineWidth = 1.2;
    context.strokeStyle = inks.edge;
    context.stroke();
    context.beginPath();
    for (let depth = Math.max(1, left); depth <= Math.min(path.length - 1, right + 1); depth++) {
      this.#trace(path[depth - 1], path[depth]);
    }
    context.lineWidth = 2.6;
    context.strokeStyle = inks.text;
    context.stroke();
  }

  /** Straight on, or first down beside the lines between. @param {Node} node @param {Node} child */
  #trace(node, child) {
    const context = this.#context;
    const [x, y] = [place(node.depth, LEFT), place(child.lane, TOP)];
    context.moveTo(x, place(node.lane, TOP));
    if (child.lane > node.lane) context.lineTo(x, y - STEP);
    context.lineTo(x + STEP, y);
  }

  /** @param {Node} node @param {Inks} inks */
  #drawNode(node, inks) {
    const context = this.#context;
    const { player, text, captured, signs } = node;
    const [x, y] = [place(node.depth, LEFT), place(node.lane, TOP)];
    if (player === null || !dotPair(text)) this.#drawWord(x, y, player, inks);
    else {
      context.save();
      context.translate(x, y);
      drawDot(context, player, RADIUS, 0, inks);
      context.restore();
    }
    if (/[cn]/.test(signs)) this.#underline(x, y, inks);
    if (signs.includes('s')) this.#box(x, y, inks);
    if (captured) {
      this.#write(
        String(captured),
        x + RADIUS + 1,
        y - RADIUS + 2,
        '600 10px',
        player === null ? inks.text : inks.players[player],
        inks,
      );
    }
    const verdict = VERDICTS[signs.match(/[TIDB]/)?.[0] ?? ''];
    if (verdict) this.#write(verdict, x + RADIUS + 1.5, y + RADIUS + 10, '700 12px', inks.text, inks);
  }

  /**
   * What is no dot: the beginning, a note, a pass and the like.
   * @param {number} x
   * @param {number} y
   * @param {number | null} player
   * @param {Inks} inks
   */
  #drawWord(x, y, player, inks) {
    const context = this.#context;
    const half = RADIUS * 0.62;
    context.beginPath();
    context.rect(x - half, y - half, 2 * half, 2 * half);
    context.fillStyle = inks.field;
    context.fill();
    context.lineWidth = 1.8;
    context.strokeStyle = player === null ? inks.pencil : inks.players[player];
    context.stroke();
  }

  /** A node that has something written to it. @param {number} x @param {number} y @param {Inks} inks */
  #underline(x, y, inks) {
    const context = this.#context;
    context.beginPath();
    context.moveTo(x - RADIUS, y + RADIUS + 7.5);
    context.lineTo(x + RADIUS, y + RADIUS + 7);
    context.lineWidth = 1.8;
    context.strokeStyle = inks.text;
    context.stroke();
  }

  /** A node where dots were put or taken away. @param {number} x @param {number} y @param {Inks} inks */
  #box(x, y, inks) {
    const context = this.#context;
    const half = RADIUS + 2;
    context.lineWidth = 1.2;
    context.strokeStyle = inks.pencil;
    context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }

  /** @param {Node} node @param {Inks} inks */
  #ring(node, inks) {
    const context = this.#context;
    context.beginPath();
    context.arc(place(node.depth, LEFT), place(node.lane, TOP), RADIUS + 4.5, 0, FULL_TURN);
    context.lineWidth = 2;
    context.strokeStyle = inks.text;
    context.stroke();
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {string} font
   * @param {string} ink
   * @param {Inks} inks
   */
  #write(text, x, y, font, ink, inks) {
    const context = this.#context;
    context.font = `${font} ${inks.font}`;
    context.textAlign = 'left';
    context.lineWidth = 3;
    context.strokeStyle = inks.field;
    context.strokeText(text, x, y);
    context.fillStyle = ink;
    context.fillText(text, x, y);
  }

  /** @param {Seen} seen @param {Inks} inks @param {number} left @param {number} top @param {number} width */
  #drawNumbers({ left: from, right: to }, inks, left, top, width) {
    const context = this.#context;
    context.fillStyle = inks.field;
    context.fillRect(left, top, width, 15);
    context.font = `italic 11px ${inks.font}`;
    context.textAlign = 'center';
    context.fillStyle = inks.pencil;
    for (let depth = Math.ceil(from / EVERY) * EVERY; depth <= to; depth += EVERY) {
      if (depth) context.fillText(String(depth), place(depth, LEFT), top + 11);
    }
  }

  /** Brings a node into sight if it is at the rim. @param {Node} node @param {number} unit */
  #scrollTo(node, unit) {
    const root = this.#root;
    const [x, y] = [unit * place(node.depth, LEFT), unit * place(node.lane, TOP)];
    const [width, height] = [root.clientWidth, root.clientHeight];
    const across = Math.min(2 * STEP * unit, width / 3);
    const down = Math.min(1.2 * STEP * unit, height / 3);
    if (x < root.scrollLeft + across || x > root.scrollLeft + width - across) root.scrollLeft = x - width / 2;
    if (y < root.scrollTop + down || y > root.scrollTop + height - down) root.scrollTop = y - height / 2;
  }
}

/** In CSS pixels. */
const unitSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / UNITS;

/** @param {number} step @param {number} start */
const place = (step, start) => start + STEP * step;
