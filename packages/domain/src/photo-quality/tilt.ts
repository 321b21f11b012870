/** A picture in gray. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row, one 8-bit value per pixel. */
  readonly pixels: Uint8Array;
}

/** Degrees; a smaller tilt does no harm. */
const tiltedFrom = 10;

/** Whether the camera was clearly tilted sideways; false where upright objects don't show it. */
export function isTilted(gray: GrayPicture): boolean {
  return Math.abs(measureTilt(gray) ?? 0) >= tiltedFrom;
}

/** Edges within this many degrees of vertical count as upright objects: walls, doors, windows, posts. */
const reach = 25;
/** Minimum difference of 8-bit gray values across two pixels; weaker edges are grain. */
const strongEdge = 40;
/** Edges within this many degrees of an angle count toward it. */
const spread = 2;
/** Minimum share of strong edges among all pixels; with fewer, the tilt is unknown. */
const fewestEdges = 0.002;

/**
 * How many degrees the camera was tilted sideways, clockwise; null if upright objects don't show it. In a tilted photo all
 * uprights lean by the same angle; in a level photo taken up- or downward they lean both ways.
 */
function measureTilt(gray: GrayPicture): number | null {
  const edges = uprightEdges(gray);
  const total = edges.reduce((sum, weight) => sum + weight, 0);
  if (total < fewestEdges * gray.width * gray.height) return null;
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
  // Rejects leaves and grass, with edges at every angle, and a leaning trunk among uprights.
  if (around(best) < 1.8 * even) return null;
  if (Math.abs(best) > 2 * spread && Math.max(around(0), around(-best)) > 0.4 * around(best)) {
    return null;
  }
  return best;
}

/** Weight of strong edges by angle in whole degrees, from `-reach` to `reach`. */
function uprightEdges({ pixels, width, height }: GrayPicture): Float64Array {
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
