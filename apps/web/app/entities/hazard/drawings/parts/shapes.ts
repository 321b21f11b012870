/** Outlines of things that many drawings show, as SVG path data. The same arguments always give the same path. */

/** Keeps paths short: a tenth is less than a pixel wherever drawings stand. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A bush that stands on a point: a dome of leafy bumps. */
export function bush(x: number, y: number, width: number, height: number): string {
  const bumps = Math.max(4, Math.round((width + height) / 14));
  const points = Array.from({ length: bumps + 1 }, (_unused, at) => {
    const angle = (Math.PI * at) / bumps;
    return [x - (Math.cos(angle) * width) / 2, y - Math.sin(angle) * height] as const;
  });
  return `${bulging(points)}z`;
}

/** The leafy crown of a tree around a point. */
export function crown(x: number, y: number, width: number, height: number): string {
  const bumps = Math.max(7, Math.round((width + height) / 10));
  const points = Array.from({ length: bumps + 1 }, (_unused, at) => {
    const angle = (2 * Math.PI * at) / bumps;
    return [x - (Math.cos(angle) * width) / 2, y - (Math.sin(angle) * height) / 2] as const;
  });
  return `${bulging(points)}z`;
}

/** A line through the points that bulges outward between them, clockwise. */
function bulging(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (before === undefined) return `M${round(x)} ${round(y)}`;
      const radius = round(Math.hypot(x - before[0], y - before[1]) * 0.58);
      return `A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** A conifer that stands on a point, in three tiers, without its trunk. */
export function conifer(x: number, y: number, width: number, height: number): string {
  const tier = height / 3;
  const half = width / 2;
  return `M${round(x)} ${round(y - height)}l${round(half * 0.5)} ${round(tier)}h${round(-half * 0.15)}l${round(half * 0.4)} ${round(tier)}h${round(-half * 0.2)}l${round(half * 0.45)} ${round(tier)}h${round(-width)}l${round(half * 0.45)} ${round(-tier)}h${round(-half * 0.2)}l${round(half * 0.4)} ${round(-tier)}h${round(-half * 0.15)}z`;
}

/** Fallen leaves: the middle of each, its length and its angle in degrees. */
export function leaves(
  ...each: readonly (readonly [x: number, y: number, size: number, angle: number])[]
): string {
  return each
    .map(([x, y, size, angle]) => {
      const turn = (angle * Math.PI) / 180;
      const along = [(Math.cos(turn) * size) / 2, (Math.sin(turn) * size) / 2] as const;
      const across = [-along[1] * 0.9, along[0] * 0.9] as const;
      return `M${round(x - along[0])} ${round(y - along[1])}Q${round(x + across[0])} ${round(y + across[1])} ${round(x + along[0])} ${round(y + along[1])}Q${round(x - across[0])} ${round(y - across[1])} ${round(x - along[0])} ${round(y - along[1])}z`;
    })
    .join('');
}

/** Blades of tall grass with seed heads, drawn as lines from a root at `x`. */
export function grass(x: number, y: number, height: number): string {
  const blades = [
    [-5, -12, 0.7],
    [-2, -5, 1],
    [1, 2, 0.85],
    [3, 8, 1],
    [6, 14, 0.65],
  ] as const;
  return blades
    .map(([root, lean, share]) => {
      const tall = height * share;
      const blade = `M${round(x + root)} ${y}q${round(lean * 0.1)} ${round(-tall * 0.6)} ${round(lean - root)} ${round(-tall)}`;
      return share === 1 ? `${blade}m-3 7l3-7 3 7m-6 6l3-6 3 6` : blade;
    })
    .join('');
}

/** Rows of roof shingles between two heights: their edges and the cuts between their tabs. */
export function shingles(top: number, rows: number, height = 15): string {
  return Array.from({ length: rows }, (_unused, row) => {
    const y = top + row * height;
    const cuts = Array.from({ length: 9 }, (_each, at) => {
      const x = at * 22 - 12 + (row % 2) * 11;
      return `M${x} ${y}v${round(-height * 0.5)}`;
    });
    return `M-4 ${y}h168${cuts.join('')}`;
  }).join('');
}

/** A circle as path data, so that one path can hold many. */
export function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Boards of a wood fence with pointed tops, standing on `y`. */
export function boards(from: number, to: number, y: number, height: number, width: number): string {
  const count = Math.floor((to - from) / width);
  return Array.from(
    { length: count },
    (_unused, at) =>
      `M${from + at * width} ${y}v${5 - height}l${width / 2}-5 ${width / 2} 5v${height - 5}z`,
  ).join('');
}

/** Bits of wood, bark or straw: the middle of each and its angle in degrees. */
export function chips(
  ...each: readonly (readonly [x: number, y: number, angle: number])[]
): string {
  return each
    .map(([x, y, angle]) => {
      const turn = (angle * Math.PI) / 180;
      const dx = Math.cos(turn) * 3.6;
      const dy = Math.sin(turn) * 3.6;
      return `M${round(x - dx)} ${round(y - dy)}l${round(2 * dx)} ${round(2 * dy)}`;
    })
    .join('');
}
