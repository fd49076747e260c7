/**
 * @file Draws the tree of a game as on squared paper: the main line runs to the right, and each variation
 * leaves its
 * line downward. All lengths are in units, of which a rem has 16.
 */

import { drawDot } from '../board/stamps.js';
import { sideOf } from '../model/gains.js';
import { dotPair } from '../model/lines.js';
import { seek } from '../model/tree.js';
/** @import { Inks } from '../board/inks.js' */
/** @import { Node } from '../model/tree.js' */

/**
 * @typedef {{left: number, right: number, top: number, bottom: number}} Window depths and lanes that are
 *   visible
 *
 * @typedef {object} Scene
 * @property {number} left the visible part
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {Window} visible
 * @property {Node[]} nodes that are visible, or from which lines lead to visible nodes
 * @property {Node[]} path to the current node
 * @property {Node | null} current
 * @property {number} players how many play
 */

/** The distance between two nodes, and between two lanes. */
export const STEP = 26;
export const LEFT = 20;
/** The room for the numbers of moves, and the first lane. */
export const TOP = 28;
const RADIUS = 6;
const BETWEEN_NUMBERS = 10; // moves
const NUMBERS_HEIGHT = 15;
const FULL_TURN = 2 * Math.PI;
/** @type {Record<string, string>} */
const VERDICTS = { T: '!', I: '!?', D: '?!', B: '?' };

/** Return where a node or lane is drawn. @param {number} step @param {number} start */
export const place = (step, start) => start + STEP * step;

/** @param {CanvasRenderingContext2D} context @param {Inks} inks @param {Scene} scene */
export function drawTree(context, inks, scene) {
  const { left, top, width, height, visible, nodes, current, players } = scene;
  context.fillStyle = inks.field;
  context.fillRect(left, top, width + 1, height + 1);
  context.lineCap = context.lineJoin = 'round';
  drawPaper(context, inks, scene);
  if (visible.right < 0) return; // the tree is not known yet
  drawLines(context, inks, scene);
  for (const node of nodes) if (node.depth >= visible.left) drawNode(context, inks, node, players);
  if (current) drawRing(context, inks, current);
  drawNumbers(context, inks, scene);
}

/** @param {CanvasRenderingContext2D} context @param {Inks} inks @param {Scene} scene */
function drawPaper(context, inks, { left, top, width, height }) {
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
 * Draw all lines in pencil, and the path to the current node in ink.
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {Scene} scene
 */
function drawLines(context, inks, { nodes, path, visible: { left, right, top, bottom } }) {
  context.beginPath();
  for (const node of nodes) {
    for (let i = seek(node.children, top); i < node.children.length; i++) {
      traceLine(context, node, node.children[i]);
      if (node.children[i].lane > bottom) break;
    }
  }
  context.lineWidth = 1.2;
  context.strokeStyle = inks.edge;
  context.stroke();
  context.beginPath();
  for (let depth = Math.max(1, left); depth <= Math.min(path.length - 1, right + 1); depth++) {
    traceLine(context, path[depth - 1], path[depth]);
  }
  context.lineWidth = 2.6;
  context.strokeStyle = inks.text;
  context.stroke();
}

/**
 * Trace a line straight on, or down past the lanes between and then to the right.
 * @param {CanvasRenderingContext2D} context
 * @param {Node} node
 * @param {Node} child
 */
function traceLine(context, node, child) {
  const [x, y] = [place(node.depth, LEFT), place(child.lane, TOP)];
  context.moveTo(x, place(node.lane, TOP));
  if (child.lane > node.lane) context.lineTo(x, y - STEP);
  context.lineTo(x + STEP, y);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {Node} node
 * @param {number} players
 */
function drawNode(context, inks, node, players) {
  const { player, text, gains, signs } = node;
  const [x, y] = [place(node.depth, LEFT), place(node.lane, TOP)];
  if (player === null || !dotPair(text)) drawSquare(context, inks, x, y, player);
  else {
    context.save();
    context.translate(x, y);
    drawDot(context, player, RADIUS, 0, inks);
    context.restore();
  }
  if (/[cn]/.test(signs)) underline(context, inks, x, y);
  if (signs.includes('s')) drawBox(context, inks, x, y);
  let left = x + RADIUS + 1;
  for (const gain of gains) {
    const [owner, captured] = gain;
    if (!captured) continue;
    const number = sideOf(gain, player, players) === 'lost' ? `−${captured}` : String(captured);
    write(context, inks, number, left, y - RADIUS + 2, '600 10px', inks.players[owner]);
    left += context.measureText(`${number} `).width;
  }
  const verdict = VERDICTS[signs.match(/[TIDB]/)?.[0] ?? ''];
  if (verdict) write(context, inks, verdict, x + RADIUS + 1.5, y + RADIUS + 10, '700 12px', inks.text);
}

/**
 * Draw a node without a dot: the root, a note, a pass and the like.
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {number} x
 * @param {number} y
 * @param {number | null} player
 */
function drawSquare(context, inks, x, y, player) {
  const half = RADIUS * 0.62;
  context.beginPath();
  context.rect(x - half, y - half, 2 * half, 2 * half);
  context.fillStyle = inks.field;
  context.fill();
  context.lineWidth = 1.8;
  context.strokeStyle = player === null ? inks.pencil : inks.players[player];
  context.stroke();
}

/**
 * Mark a node that has a name or a comment.
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {number} x
 * @param {number} y
 */
function underline(context, inks, x, y) {
  context.beginPath();
  context.moveTo(x - RADIUS, y + RADIUS + 7.5);
  context.lineTo(x + RADIUS, y + RADIUS + 7);
  context.lineWidth = 1.8;
  context.strokeStyle = inks.text;
  context.stroke();
}

/**
 * Mark a node that sets up dots.
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {number} x
 * @param {number} y
 */
function drawBox(context, inks, x, y) {
  const half = RADIUS + 2;
  context.lineWidth = 1.2;
  context.strokeStyle = inks.pencil;
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
}

/** Mark the current node. @param {CanvasRenderingContext2D} context @param {Inks} inks @param {Node} node */
function drawRing(context, inks, node) {
  context.beginPath();
  context.arc(place(node.depth, LEFT), place(node.lane, TOP), RADIUS + 4.5, 0, FULL_TURN);
  context.lineWidth = 2;
  context.strokeStyle = inks.text;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Inks} inks
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} font
 * @param {string} ink
 */
function write(context, inks, text, x, y, font, ink) {
  context.font = `${font} ${inks.font}`;
  context.textAlign = 'left';
  context.lineWidth = 3;
  context.strokeStyle = inks.field;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

/** @param {CanvasRenderingContext2D} context @param {Inks} inks @param {Scene} scene */
function drawNumbers(context, inks, { left, top, width, visible }) {
  context.fillStyle = inks.field;
  context.fillRect(left, top, width, NUMBERS_HEIGHT);
  context.font = `italic 11px ${inks.font}`;
  context.textAlign = 'center';
  context.fillStyle = inks.pencil;
  const first = Math.ceil(visible.left / BETWEEN_NUMBERS) * BETWEEN_NUMBERS;
  for (let depth = first; depth <= visible.right; depth += BETWEEN_NUMBERS) {
    if (depth) context.fillText(String(depth), place(depth, LEFT), top + 11);
  }
}
