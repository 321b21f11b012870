import { ofParts, parts, type Part } from './parts.ts';
import type { InspectedHome } from './read-inspections.ts';
import { underlyingCorrelation } from './statistics.ts';

export type Prevalence = {
  /** Null where too few homes are known. */
  readonly share: number | null;
  readonly homes: number;
};

export type TypicalHomes = {
  readonly prevalences: Readonly<Record<Part, Prevalence>>;
  /** Of the normal numbers behind each pair of parts; null where one of them is too rare. */
  readonly correlations: readonly {
    readonly one: Part;
    readonly other: Part;
    readonly correlation: number | null;
  }[];
};

/** Fewer homes tell little. */
const leastHomes = 100;

/**
 * How common the hazards are, and which occur together, among homes that weren't damaged: nothing of them burned, so that a deck
 * or fence that isn't there never was.
 */
export function describeTypicalHomes(homes: readonly InspectedHome[]): TypicalHomes {
  const undamaged = homes.filter(({ outcome }) => outcome === 'undamaged');
  const known = (...which: readonly Part[]) =>
    undamaged.filter(({ findings }) => which.every((part) => findings[part] !== 'unknown'));
  return {
    prevalences: ofParts((part) => {
      const { length } = known(part);
      return { share: length < leastHomes ? null : shareWith(known(part), part), homes: length };
    }),
    correlations: parts.flatMap((one, index) =>
      parts.slice(index + 1).map((other) => ({
        one,
        other,
        correlation: correlationOf(known(one, other), one, other),
      })),
    ),
  };
}

function correlationOf(homes: readonly InspectedHome[], one: Part, other: Part): number | null {
  if (homes.length < leastHomes) return null;
  const shares = [shareWith(homes, one), shareWith(homes, other)] as const;
  const expectedTogether = homes.length * shares[0] * shares[1];
  // With fewer than five homes to be expected, chance decides.
  if (expectedTogether < 5 || Math.max(...shares) === 1) return null;
  return underlyingCorrelation(...shares, shareWith(homes, one, other));
}

function shareWith(homes: readonly InspectedHome[], ...which: readonly Part[]): number {
  const having = homes.filter(({ findings }) => which.every((part) => findings[part] === 'hazard'));
  return having.length / homes.length;
}
