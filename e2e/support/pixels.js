/** Pictures in a page, pixel by pixel. */
window.pixels = (() => {
  const bytesOf = (data) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

  function pixelsOf(image, width, height) {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  }

  async function decoder(type, data) {
    const decoder = new ImageDecoder({ type, data: bytesOf(data) });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    return decoder;
  }

  async function framesOf(type, data) {
    const images = await decoder(type, data);
    const frames = [];
    for (let frameIndex = 0; frameIndex < images.tracks.selectedTrack.frameCount; frameIndex++) {
      const { image } = await images.decode({ frameIndex });
      frames.push({
        ...pixelsOf(image, image.displayWidth, image.displayHeight),
        duration: image.duration / 1000,
      });
      image.close();
    }
    return frames;
  }

  async function rendered(address) {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    return pixelsOf(image, image.naturalWidth, image.naturalHeight);
  }

  return {
    /** Decodes a file in base64 and keeps it as `frames`, `png` or `svg`. */
    async keep(kind, data) {
      if (kind === 'GIF') window.frames = await framesOf('image/gif', data);
      else if (kind === 'PNG') [window.png] = await framesOf('image/png', data);
      else window.svg = await rendered(`data:image/svg+xml;base64,${data}`);
    },

    /** The frames of a GIF. */
    count: async (data) => (await decoder('image/gif', data)).tracks.selectedTrack.frameCount,

    /** What the board's canvases show together. */
    board() {
      const layers = ['paper', 'highlights', 'areas', 'ink', 'signs', 'marks'].map((id) =>
        document.getElementById(id),
      );
      const [{ width, height }] = layers;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, width, height);
      for (const layer of layers.filter((each) => each.width)) context.drawImage(layer, 0, 0);
      return pixelsOf(context.canvas, width, height);
    },

    /** How far two pictures are from each other at most, and on average, over parts that begin at a and b. */
    compare(one, [ax, ay], other, [bx, by], [width, height]) {
      let [most, sum] = [0, 0];
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          for (let part = 0; part < 3; part++) {
            const [a, b] = [
              4 * ((ay + y) * one.width + ax + x) + part,
              4 * ((by + y) * other.width + bx + x) + part,
            ];
            const far = Math.abs(one.data[a] - other.data[b]);
            most = Math.max(most, far);
            sum += far;
          }
        }
      }
      return [most, sum / width / height / 3];
    },

    /** `R` or `B` for each point of a picture of ten by ten where a dot has that ink, else `.`. */
    dots({ width, data }, cell, pad, inks) {
      return Array.from({ length: 100 }, (_, i) => {
        const [x, y] = [i % 10, Math.floor(i / 10)].map((at) => Math.round(pad + (at + 0.16) * cell));
        const colour = data.slice(4 * (y * width + x), 4 * (y * width + x) + 3);
        return 'RB'[inks.findIndex((ink) => ink.every((part, j) => Math.abs(part - colour[j]) < 3))] ?? '.';
      });
    },
  };
})();
