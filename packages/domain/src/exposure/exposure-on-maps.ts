import {
  nearFt,
  touchingFt,
  verySteepPercent,
  type FactMap,
  type MappedFact,
} from '../mapped/index.ts';
import { exposureLevelOf } from '../scoring/surroundings.ts';
import type { Exposure } from '../scoring/result.ts';
import { directions } from '../zones/index.ts';

type Reason = Exposure['reasons'][number];

/** What raises exposure by what a map says, or its owner who corrected the map (null). */
export type MappedReason = Reason & { readonly map: FactMap | null };

/** Exposure with what maps say. `reasons` are those that somebody saw or told. */
export type MappedExposure = Exposure & { readonly on_maps: readonly MappedReason[] };

/**
 * How exposed a home is with what maps say of sides that nobody has settled. It is a level at least, because maps don't have everything;
 * and it sets no limit on the score, as no word does that its owner hasn't confirmed.
 * @param facts from `openMappedFacts`
 * @returns null while nothing is known that raises it, and not everything that could
 */
export function exposureOnMaps(
  exposure: Exposure | null,
  facts: readonly MappedFact[],
): MappedExposure | null {
  const told = exposure?.reasons ?? [];
  const open = facts.filter(
    ({ about, side }) =>
      !told.some(({ kind, sides }) => aboutOf[kind] === about && sides.includes(side)),
  );
  if (open.length === 0) return exposure && { ...exposure, on_maps: [] };
  const reasons = kinds.flatMap((kind): MappedReason[] => {
    const of = open.filter((fact) => kindOf(fact) === kind);
    const [first] = of;
    if (first === undefined) return [];
    const sides = directions.filter((side) => of.some((fact) => fact.side === side));
    return [{ kind, sides, map: first.map }];
  });
  const level = exposureLevelOf([...told, ...reasons].map(({ kind }) => kind));
  return {
    level,
    at_least: level !== 'extreme' && (exposure?.at_least ?? true),
    reasons: told,
    on_maps: reasons,
  };
}

const aboutOf = {
  under_ten_feet: 'neighbor',
  under_thirty_feet: 'neighbor',
  under_fifty_feet: 'neighbor',
  slope: 'slope',
  steep_slope: 'slope',
  ridge: null,
} as const satisfies Record<Reason['kind'], MappedFact['about'] | null>;

/** In the order in which reasons are told. */
const kinds = [
  'under_ten_feet',
  'under_thirty_feet',
  'under_fifty_feet',
  'steep_slope',
  'slope',
] as const;

function kindOf({ about, amount }: MappedFact): (typeof kinds)[number] {
  if (about === 'slope') return amount > verySteepPercent ? 'steep_slope' : 'slope';
  if (amount < touchingFt) return 'under_ten_feet';
  return amount <= nearFt ? 'under_thirty_feet' : 'under_fifty_feet';
}
