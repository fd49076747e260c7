import * as Comlink from '../../../runtime/js/comlink.mjs';
import { Picture } from '../../files/picture.js';
import { startWorker } from '../../host.js';
/** @import { Look } from '../../files/picture.js' */
/** @import { GifWorker } from '../../gifworker.js' */
/** @import { Position } from '../../model/position.js' */

const BATCH = 20; // positions in one request
const LAST = 2_000; // milliseconds that the last position is shown at least

/**
 * Make an animated GIF of positions. Return null if it is aborted.
 * @param {object} wish
 * @param {number[]} wish.nodes
 * @param {(nodes: number[]) => Promise<Position[]>} wish.positions returns the positions at nodes
 * @param {Look} wish.look
 * @param {Map<string, number> | null} wish.numbers
 * @param {number} wish.delay milliseconds between two frames
 * @param {AbortSignal} wish.signal
 * @param {(share: number) => void} wish.onProgress
 */
export async function animate({ nodes, positions, look, numbers, delay, signal, onProgress }) {
  const samples = await positions([
    ...new Set([nodes[0], nodes[nodes.length >> 1], nodes[nodes.length - 1]]),
  ]);
  const picture = new Picture(samples[0], look, numbers);
  const { width, height } = picture.canvas;
  const worker = startWorker('gifworker');
  const end = new Promise((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const gif = /** @type {Comlink.Remote<GifWorker>} */ (Comlink.wrap(worker));
  /** What the worker does while the next picture is drawn. @type {Promise<unknown>} */
  let work = Promise.resolve();
  /** @param {Position} position @param {(pixels: ArrayBuffer) => Promise<unknown>} send */
  const hand = async (position, send) => {
    picture.draw(position);
    const { pixels } = picture;
    await Promise.race([work, end]);
    work = send(Comlink.transfer(pixels, [pixels]));
    work.catch(() => {}); // whoever awaits it handles the failure
  };
  end.catch(() => {});
  try {
    for (const position of samples) await hand(position, (pixels) => gif.sample(pixels));
    for (let i = 0; i < nodes.length; i += BATCH) {
      const batch = await positions(nodes.slice(i, i + BATCH));
      for (const [j, position] of batch.entries()) {
        const isLast = i + j === nodes.length - 1;
        await hand(position, (pixels) =>
          gif.add(pixels, width, height, isLast ? Math.max(delay, LAST) : delay),
        );
        onProgress((i + j + 1) / nodes.length);
      }
    }
    await Promise.race([work, end]);
    return new Blob([await gif.finish()], { type: 'image/gif' });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    worker.terminate();
  }
}
