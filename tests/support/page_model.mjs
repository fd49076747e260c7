// Reads a JSON list of calls, [name, ...arguments]; writes a list of what the page's modules return.
import { readFileSync } from 'node:fs';
import { Geometry } from '../../web/board/geometry.js';
import { dotNumbers, dotsOfLine, lineThrough } from '../../web/model/lines.js';
import { Path } from '../../web/model/path.js';
import { parsePoints, pointName, pointNamed } from '../../web/model/points.js';
import {
  encloseSame,
  holdsEnemy,
  indicesInside,
  outermost,
  overlap,
  ringsAround,
} from '../../web/model/rings.js';
import { isMain, pathTo, Tree } from '../../web/model/tree.js';
import { halves, parseSgf, plainText } from '../../web/viewer/sgf.js';

const CALLS = {
  inside: (ring, width) => indicesInside(parsePoints(ring), width),
  ringsAround,
  overlap,
  encloseSame,
  outermost,
  holdsEnemy,
  pointName,
  pointNamed,
  plainText,
  halves,
  lineThrough,
  dotsOfLine,
  dotNumbers: (line) => [...dotNumbers(line)],
  sgf: (text) => nodeOf(parseSgf(text)),
  tree(rows) {
    const tree = new Tree();
    tree.load(1, rows);
    const placed = tree.columns.flat().length;
    if (placed !== rows.length) throw new Error('nodes without a place');
    return rows.map(([id]) => {
      const node = tree.node(id);
      const { depth, lane, children } = node;
      return {
        depth,
        lane,
        isMain: isMain(node),
        path: pathTo(node).map((each) => each.id),
        children: children.map((each) => each.id),
      };
    });
  },
  pointsOnSheet(sheetWidth, sheetHeight, ratio, width, height) {
    const geometry = new Geometry(sheetWidth, sheetHeight, ratio, width, height);
    const found = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const place = geometry.place({ x, y });
        const near = geometry.cellSize * 0.4;
        found.push([
          geometry.pointAt(place.x, place.y),
          geometry.pointAt(place.x + near, place.y - near),
          geometry.pointAt(place.x + near, place.y, 0.3),
        ]);
      }
    }
    return {
      found,
      outside: geometry.pointAt(geometry.place({ x: -1, y: 0 }).x, geometry.place({ x: 0, y: 0 }).y),
    };
  },
  draw(position, ring, takes) {
    const path = new Path(position, () => true, takes);
    const points = parsePoints(ring);
    for (const point of [...points, points[0]]) {
      const refusal = path.refusal(point);
      if (refusal) return refusal;
      if (path.add(point)) return null;
    }
    return null;
  },
};

/** A node as nested lists: names with values, then children. */
const nodeOf = (node) => node && [[...node.properties], node.children.map(nodeOf)];

const calls = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => CALLS[name](...given) ?? null)));
