import type { SharedHome } from '../api/sharing.ts';
import { hazardById, isHazardType } from '../hazards/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import { houseSideOf } from '../sides/index.ts';
import { directions } from '../zones/index.ts';
import { housePlan, type HousePlan, type PlanFinding } from './house-plan.ts';

/** The plan of a home as a share link shows it; null without a result. Its numbers are those of the hazards in their order. */
export function planOfShared({
  front_faces: facing,
  side_naming: naming,
  map,
  result,
}: SharedHome): HousePlan | null {
  if (result === null) return null;
  const {
    directions_seen: photographed,
    directions_told: answered,
    coverage_missing: wanted,
    plan_naming: planNaming = naming,
  } = result;
  const seen = planNaming === naming ? [...photographed, ...answered] : answered;
  return housePlan({
    home: {
      front_faces: facing,
      outline: map?.outline ?? null,
      // A side that was neither seen nor is wanted isn't there.
      missing_sides:
        planNaming === naming
          ? directions
              .filter((side) => !seen.includes(side) && !wanted.includes(side))
              .map((side) => houseSideOf(side, facing))
          : [],
    },
    naming: planNaming,
    seen,
    findings: result.hazards.flatMap(({ type, sides, told_sides: told }): PlanFinding[] => {
      if (!isHazardType(type)) return [];
      const named = sides.map((side): FindingSide => {
        const as = told.find((each) => each.side === side)?.naming ?? naming;
        return as === planNaming ? side : 'unknown';
      });
      const unnamed = hazardById(type).counted === 'whole_house' ? 'whole_house' : 'unknown';
      return [{ hazardType: type, sides: named.length > 0 ? named : [unnamed] }];
    }),
    done: result.work_done.flatMap(({ hazard_type: hazardType, sides = [] }) =>
      hazardType === undefined
        ? []
        : [
            {
              hazardType,
              sides: sides.length > 0 && planNaming === naming ? sides : ['unknown' as const],
            },
          ],
    ),
    exposure: result.exposure,
  });
}
