/** How a home stands beside others. */
export type Standing = 'ahead' | 'too_close' | 'behind';

interface Compared {
  readonly score: number;
  readonly range: { readonly low: number; readonly high: number };
}

/**
 * How each of some homes stands beside the best of them. A score is likely anywhere within its range: only a home whose whole range is
 * above that of every other is ahead, and only one whose whole range is below that of the best is behind.
 * @returns in the order of the homes; of fewer than two, none stands anywhere
 */
export function standings(homes: readonly Compared[]): readonly (Standing | null)[] {
  const best = [...homes].sort(bestFirst)[0];
  if (best === undefined || homes.length < 2) return homes.map(() => null);
  const isClose = (home: Compared) => home !== best && home.range.high >= best.range.low;
  const isAnyClose = homes.some(isClose);
  return homes.map((home) =>
    home === best ? (isAnyClose ? 'too_close' : 'ahead') : isClose(home) ? 'too_close' : 'behind',
  );
}

/** By what is at least likely, so that a wide range isn't taken for a good one. */
function bestFirst(one: Compared, other: Compared): number {
  return (
    other.range.low - one.range.low || other.score - one.score || other.range.high - one.range.high
  );
}
