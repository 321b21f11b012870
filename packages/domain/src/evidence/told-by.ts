import type { Evidence } from '../scoring/result.ts';
import type { FindingSide } from '../scoring/terms.ts';

/** Who tells of a finding: photos of some of its sides, and of others the owner's word alone. */
interface ToldBy {
  /** How sure whoever looked at photos of `seen` is, 0-1; null where nobody saw any of it. */
  readonly confidence: number | null;
  readonly seen: readonly FindingSide[];
  readonly said: readonly FindingSide[];
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
  return {
    confidence:
      seen.length === 0
        ? null
        : Math.max(...seen.flatMap(looksAt).map(({ confidence }) => confidence)),
    seen,
    said: sides.filter((side) => !seen.includes(side)),
  };
}
