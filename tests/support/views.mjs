// Reads a JSON list of SGF texts; writes, for each, the views at all nodes, each before its children.
import { readFileSync } from 'node:fs';
import { Replay } from '../../web/viewer/replay.js';

const told = JSON.parse(readFileSync(0, 'utf8')).map((text) => {
  const replay = new Replay(text);
  const views = [];
  for (const waiting = [replay.root]; waiting.length;) {
    const node = waiting.pop();
    views.push(replay.view(node));
    waiting.push(...[...node.children].reverse());
  }
  return views;
});
process.stdout.write(JSON.stringify(told));
