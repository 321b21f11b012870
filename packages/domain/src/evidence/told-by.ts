import type { Evidence } from '../scoring/result.ts';
import type { FindingSide } from '../scoring/terms.ts';

/** Who tells of a finding: photos of some of its sides, and of some the owner's word, alone or too. */
interface ToldBy {
  /** How sure whoever looked at photos of `seen` is, 0-1; null where nobody saw any of it. */
  readonly confidence: number | null;
  readonly seen: readonly FindingSide[];
  /** Those that the owner's word alone tells of. */
  readonly said: readonly FindingSide[];
  /** Those that the owner's word tells of, whether or not photos do; all where the owner named no side. */
  readonly told: readonly FindingSide[];
}

/** A percentage stands beside those sides of a finding alone that a photo tells of. */
export function toldBy(
  sides: readonly FindingSide[],
  evidence: readonly Pick<Evidence, 'source' | 'side' | 'confidence'>[],
): ToldBy {
  const looks = evidence.filter(({ source }) => source === 'provider');
  const looksAt = (side: FindingSide) =>
    looks.filter((look) => side === 'whole_house' || side === (look.side ?? 'unknown'));
  const seen = sides.filter((side) => looksAt(side).length > 0);
  const said = sides.filter((side) => !seen.includes(side));
  const words = evidence.filter(({ source }) => source === 'owner');
  return {
    confidence:
      seen.length === 0
        ? null
        : Math.max(...seen.flatMap(looksAt).map(({ confidence }) => confidence)),
    seen,
    said,
    told: sides.filter(
      (side) =>
        said.includes(side) ||
        words.some((word) => word.side === null || side === 'whole_house' || word.side === side),
    ),
  };
}
