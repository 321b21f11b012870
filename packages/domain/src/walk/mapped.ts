import type { AddressFacts } from '../api/address-facts.ts';
import {
  mappedFacts,
  nearFt,
  questionAbout,
  touchingFt,
  verySteepPercent,
} from '../mapped/index.ts';
import type { AnswerAmount } from '../owner-answers/index.ts';
import { directionOf } from '../sides/index.ts';
import type { WalkedHome, WalkItem } from './progress.ts';

/** What a map says is there of a question at a stop, for the owner to settle. It counts only once they have. */
export type Mapped = {
  /** The nearest building, in feet from the walls, 0 where it touches; or how steeply the ground falls, in percent. */
  readonly shown:
    | { readonly kind: 'neighbor'; readonly feet: number }
    | { readonly kind: 'slope'; readonly percent: number };
  /** What an answer adds to say the same. */
  readonly amount: AnswerAmount;
  /** Whether a map says it, or the owner where they corrected the map. */
  readonly source: 'owner' | 'service';
};

/**
 * What maps say is there of a question at a stop; null if they say nothing. While nobody knows which way the front faces, a map's side is
 * none of the house's.
 */
export function mappedAt(
  { stop, questionId }: WalkItem,
  { facing }: Pick<WalkedHome, 'facing'>,
  facts: Pick<AddressFacts, 'neighbors' | 'terrain'>,
): Mapped | null {
  if (stop.side === null || facing === null) return null;
  const side = directionOf(stop.side, facing);
  const fact = mappedFacts(facts).find(
    (each) => each.side === side && questionAbout[each.about] === questionId,
  );
  if (fact === undefined) return null;
  const { about, amount, map } = fact;
  const source = map === null ? 'owner' : 'service';
  if (about === 'slope') {
    const steepness = amount > verySteepPercent ? 'over_40_percent' : '20_to_40_percent';
    return { shown: { kind: 'slope', percent: amount }, amount: steepness, source };
  }
  if (amount > nearFt) return null;
  const distance = amount < touchingFt ? 'under_10_ft' : '10_to_30_ft';
  return { shown: { kind: 'neighbor', feet: amount }, amount: distance, source };
}
