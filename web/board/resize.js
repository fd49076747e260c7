import { sizeObserver, watchMedia } from '../base/browser.js';
import { scaleOf } from '../ui/scale.js';

/**
 * Report the size of an element in the device's own pixels: now, and whenever the window, the zoom or the
 * screen changes it.
 * @param {HTMLElement} element
 * @param {(width: number, height: number) => void} onSize
 */
export function watchSize(element, onSize) {
  const { width, height } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  // The observer would report the first size only after the first drawing.
  onSize(devicePixels(width / scale.x), devicePixels(height / scale.y));
  const observer = sizeObserver(([{ devicePixelContentBoxSize, contentBoxSize }]) => {
    onSize(
      devicePixels(contentBoxSize[0].inlineSize, devicePixelContentBoxSize?.[0].inlineSize),
      devicePixels(contentBoxSize[0].blockSize, devicePixelContentBoxSize?.[0].blockSize),
    );
  });
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    // Safari does not know this box, so a change of the ratio must be watched for.
    observer.observe(element);
    const watchRatio = () =>
      watchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
        'change',
        () => {
          observer.unobserve(element);
          observer.observe(element);
          watchRatio();
        },
        { once: true },
      );
    watchRatio();
  }
}

/**
 * Return a length in the device's own pixels. Emulated screens report an `exact` length that ignores their
 * ratio.
 * @param {number} length in CSS pixels
 * @param {number} [exact]
 */
function devicePixels(length, exact = NaN) {
  const rounded = Math.round(length * devicePixelRatio);
  return Math.abs(exact - rounded) <= 1 ? exact : rounded;
}
