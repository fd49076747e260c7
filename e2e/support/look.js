(() => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });

  /** The mean colour of the pixels of a square. */
  function mean({ data }) {
    const sums = [0, 0, 0];
    for (let i = 0; i < data.length; i++) if (i % 4 < 3) sums[i % 4] += data[i];
    return sums.map((sum) => (4 * sum) / data.length);
  }

  return {
    /** The colours at places of the board, in cells from its first point, as these layers lie over each other. */
    async sample(places, ids = ['paper', 'ink', 'marks']) {
      await kropki.grown();
      const layers = ids.map((id) => document.getElementById(id));
      const { left, top, width } = layers[0].getBoundingClientRect();
      const ratio = layers[0].width / width;
      const [a, b] = [kropki.place(0, 0), kropki.place(1, 0)];
      const cell = (b.x - a.x) * ratio;
      Object.assign(canvas, { width: layers[0].width, height: layers[0].height });
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (const layer of layers.filter((each) => each.width)) context.drawImage(layer, 0, 0);
      const all = context.getImageData(0, 0, canvas.width, canvas.height).data;
      const half = Math.floor(cell * 0.035);
      return places.map(([x, y]) => {
        const [column, row] = [(a.x - left) * ratio + x * cell, (a.y - top) * ratio + y * cell].map(
          Math.floor,
        );
        const part = [];
        for (let v = row - half; v <= row + half; v++) {
          const start = 4 * (v * canvas.width + column - half);
          part.push(...all.subarray(start, start + 4 * (2 * half + 1)));
        }
        return mean({ data: part });
      });
    },

    /** The page's own colours of those names, as red, green and blue. */
    inks(names) {
      const style = getComputedStyle(document.documentElement);
      Object.assign(canvas, { width: 1, height: 1 });
      return names.map((name) => {
        context.fillStyle = style.getPropertyValue(`--${name}`);
        context.fillRect(0, 0, 1, 1);
        return mean(context.getImageData(0, 0, 1, 1));
      });
    },
  };
})();
