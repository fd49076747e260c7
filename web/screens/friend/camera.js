/** @file Reads a QR code with the camera. The library loads when the camera is needed. */

import { canReadDrawings, partOf } from '../../base/browser.js';
import { make } from '../../ui/element.js';

const MAX_SIDE = 800; // pixels: larger pictures take longer and show no more
const PAUSE = 120; // milliseconds between two pictures

/** Whether the browser lets this page use a camera, and read what it sees. */
export const hasCamera = () => Boolean(partOf('mediaDevices')?.getUserMedia) && canReadDrawings();

/**
 * Show what the camera sees until a code has been read, or until the signal.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal ends the reading
 * @returns {Promise<string | null>} the text of the code; null after the signal
 * @throws {DOMException} if there is no camera, or the reader does not allow its use
 */
export async function scan(video, signal) {
  const [{ decodeQR }, stream] = await Promise.all([
    import('../../../runtime/js/qrreader.mjs'),
    /** @type {MediaDevices} */ (partOf('mediaDevices')).getUserMedia({
      video: { facingMode: 'environment' },
    }),
  ]);
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = read(video, decodeQR);
      if (text) return text;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/**
 * Return the text of the code in the current picture, or null.
 * @param {HTMLVideoElement} video
 * @param {typeof import('../../../runtime/js/qrreader.mjs').decodeQR} decode
 */
function read(video, decode) {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = make('canvas', { width, height }).getContext('2d');
  if (!width || !context) return null;
  context.drawImage(video, 0, 0, width, height);
  try {
    return decode(context.getImageData(0, 0, width, height));
  } catch {
    return null; // no code in this picture
  }
}
