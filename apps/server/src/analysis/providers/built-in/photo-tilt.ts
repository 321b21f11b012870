import type { Picture } from './picture.ts';

/** Edges within this many degrees of upright are taken for what stands upright: walls, doors, windows, posts. */
const reach = 25;
/** Differences of 8-bit grey values over two pixels; weaker ones are grain. */
const strongEdge = 40;
/** Edges this many degrees around an angle belong to it. */
const spread = 2;
/** Below this share of strong edges among all pixels nothing can be told. */
const fewestEdges = 0.002;

/**
 * How many degrees the camera was tilted sideways, clockwise; null where what stands upright doesn't tell. Uprights agree on
 * one angle in a tilted photo; in a level one that looks up or down they lean both ways.
 */
export function measureTilt(grey: Picture): number | null {
  const edges = uprightEdges(grey);
  const total = edges.reduce((sum, weight) => sum + weight, 0);
  if (total < fewestEdges * grey.width * grey.height) return null;
  const around = (degrees: number) => {
    let sum = 0;
    for (let offset = -spread; offset <= spread; offset++) {
      sum += edges[degrees + offset + reach] ?? 0;
    }
    return sum;
  };
  let best = 0;
  for (let degrees = spread - reach; degrees <= reach - spread; degrees++) {
    if (around(degrees) > around(best)) best = degrees;
  }
  const even = (total * (2 * spread + 1)) / edges.length;
  // Leaves and grass have edges every way; a leaning trunk stands among uprights.
  if (around(best) < 1.8 * even) return null;
  if (Math.abs(best) > 2 * spread && Math.max(around(0), around(-best)) > 0.4 * around(best)) {
    return null;
  }
  return best;
}

/** Strong edges by their angle in whole degrees, from `-reach` to `reach`. */
function uprightEdges({ pixels, width, height }: Picture): Float64Array {
  const edges = new Float64Array(2 * reach + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      if (Math.abs(across) < strongEdge || Math.abs(down) > Math.abs(across) / 2) continue;
      const degrees = Math.round((Math.atan(down / across) * 180) / Math.PI);
      const index = degrees + reach;
      if (index >= 0 && index < edges.length) edges[index] = (edges[index] ?? 0) + 1;
    }
  }
  return edges;
}
