/** Numbers between 0 and 1, the same ones for the same seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Alike homes: how many of them were destroyed, how many stood, and a number that should be higher for the destroyed. */
export type Ranked = {
  readonly risk: number;
  readonly destroyed: number;
  readonly standing: number;
};

/** The pairs of a destroyed and a standing home, and in how many the destroyed one has the higher risk; equals count half. */
export function rankPairs(homes: readonly Ranked[]): {
  readonly right: number;
  readonly pairs: number;
} {
  let right = 0;
  let standingBelow = 0;
  let pairs = 0;
  const standing = homes.reduce((sum, home) => sum + home.standing, 0);
  for (const alike of groupsByRisk(homes)) {
    right += alike.destroyed * (standingBelow + alike.standing / 2);
    standingBelow += alike.standing;
    pairs += alike.destroyed * standing;
  }
  return { right, pairs };
}

function groupsByRisk(homes: readonly Ranked[]): readonly Ranked[] {
  const groups = new Map<number, Ranked>();
  for (const { risk, destroyed, standing } of homes) {
    const group = groups.get(risk) ?? { risk, destroyed: 0, standing: 0 };
    groups.set(risk, {
      risk,
      destroyed: group.destroyed + destroyed,
      standing: group.standing + standing,
    });
  }
  return [...groups.values()].toSorted((one, other) => one.risk - other.risk);
}

/** What a destroyed home has more than the standing one that it is compared with, and how much such pairs count. */
export type Difference = { readonly of: readonly number[]; readonly weight: number };

/** Keeps a coefficient finite that no pair contradicts; as weak as half a pair. */
const ridge: number = 0.5;

/**
 * Log-odds by a logistic fit to pairs: the chance that of two homes, one of which was destroyed, it is this one. What a pair has in
 * common, such as its fire, cancels out. Newton's method, with a weak ridge.
 */
export function fitLogOdds(differences: readonly Difference[], size: number): readonly number[] {
  let beta = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 50; step += 1) {
    const gradient = beta.map((value) => -ridge * value);
    const curvature = beta.map((_, row) => beta.map((__, column) => (row === column ? ridge : 0)));
    for (const { of, weight } of differences) {
      const chance = 1 / (1 + Math.exp(-dot(beta, of)));
      for (const [row, one] of of.entries()) {
        gradient[row] = (gradient[row] ?? 0) + weight * (1 - chance) * one;
        const curved = curvature[row] ?? [];
        for (const [column, other] of of.entries()) {
          curved[column] = (curved[column] ?? 0) + weight * chance * (1 - chance) * one * other;
        }
      }
    }
    const change = solve(curvature, gradient);
    beta = beta.map((value, index) => value + (change[index] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  return beta;
}

export function dot(ones: readonly number[], others: readonly number[]): number {
  return ones.reduce((sum, one, index) => sum + one * (others[index] ?? 0), 0);
}

/** Solves a positive definite system of equations by elimination. */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    const divisor = row[pivot] ?? 1;
    const scaled = row.map((value) => value / divisor);
    rows[pivot] = scaled;
    for (const [index, other] of rows.entries()) {
      if (index === pivot) continue;
      const factor = other[pivot] ?? 0;
      rows[index] = other.map((value, column) => value - factor * (scaled[column] ?? 0));
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

/** A figure as often as told, each time for as many fires drawn from these, with repetition: the fires that might have happened. */
export function drawFires<Fire, Figure>(
  fires: readonly Fire[],
  draws: number,
  figureOf: (drawn: readonly Fire[]) => Figure,
): readonly Figure[] {
  const random = randomFrom(draws);
  return Array.from({ length: draws }, () =>
    figureOf(fires.flatMap(() => fires[Math.floor(random() * fires.length)] ?? [])),
  );
}

export type Interval = { readonly low: number; readonly high: number };

/** The middle 90% of drawn figures. */
export function intervalOf(figures: readonly number[]): Interval {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(0.05), high: at(0.95) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The correlation of the two normal numbers that would make two things occur as often as they do, alone and together (tetrachoric).
 * The score draws its possible homes from such numbers.
 * @param one the share that has one thing
 * @param other the share that has the other
 * @param both the share that has both
 */
export function underlyingCorrelation(one: number, other: number, both: number): number {
  const [h, k] = [normalQuantile(one), normalQuantile(other)];
  const togetherAt = (correlation: number) =>
    one * other +
    integrate(0, correlation, (r) => {
      const rest = 1 - r * r;
      return (
        Math.exp(-(h * h - 2 * r * h * k + k * k) / (2 * rest)) / (2 * Math.PI * Math.sqrt(rest))
      );
    });
  return bisect(-0.999, 0.999, (correlation) => togetherAt(correlation) - both);
}

function normalQuantile(share: number): number {
  const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return bisect(-8, 8, (z) => 0.5 + integrate(0, z, density) - share);
}

/** Simpson's rule. */
function integrate(from: number, to: number, of: (at: number) => number): number {
  const steps = 200;
  const width = (to - from) / steps;
  let sum = of(from) + of(to);
  for (let step = 1; step < steps; step += 1) {
    sum += of(from + step * width) * (step % 2 === 0 ? 2 : 4);
  }
  return (sum * width) / 3;
}

/** Where a rising function crosses zero; an end where it doesn't. */
function bisect(from: number, to: number, rising: (at: number) => number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
