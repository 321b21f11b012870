/** The middle of repeated measurements and how far they lie apart. */
export interface Spread {
  readonly middle: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The value below which a share of the values lies, by the nearest rank.
 * @param share from 0 to 1
 * @throws RangeError for no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('no values were measured');
  return found;
}

/** @throws RangeError for no values */
export function spreadOf(values: readonly number[]): Spread {
  return {
    middle: quantile(values, 0.5),
    lowest: quantile(values, 0),
    highest: quantile(values, 1),
  };
}

/**
 * How many times `ones` are `others`, compared round by round, because both sides of a round met the machine in the same state.
 * @throws RangeError for different numbers of rounds
 */
export function ratioOf(ones: readonly number[], others: readonly number[]): Spread {
  if (ones.length !== others.length) throw new RangeError('the sides ran different rounds');
  return spreadOf(ones.map((one, round) => one / (others[round] ?? Number.NaN)));
}

/**
 * Measures sides in alternation: each once a round, and in every round another one first, so that a busy moment of the machine
 * and the order don't favor one of them.
 * @returns the measurements of each side, round by round
 */
export async function alternate<Side extends string, Measured>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side, round: number) => Promise<Measured>,
): Promise<ReadonlyMap<Side, readonly Measured[]>> {
  const measured = new Map<Side, Measured[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sides.length;
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) {
      measured.get(side)?.push(await measure(side, round));
    }
  }
  return measured;
}
