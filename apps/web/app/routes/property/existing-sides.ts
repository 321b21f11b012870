import { directionOf, type Analysis, type Facing, type HouseSide } from '@dss/domain';

/** A result in which no photo is wanted of sides that don't exist, though they may have been left out after it was made. */
export function ofExistingSides<Result extends Pick<Analysis, 'coverage_missing'>>(
  analysis: Result,
  { facing, missing }: { readonly facing: Facing; readonly missing: readonly HouseSide[] },
): Result {
  const gone = missing.map((side) => directionOf(side, facing));
  const wanted = analysis.coverage_missing.filter((side) => !gone.includes(side));
  return wanted.length === analysis.coverage_missing.length
    ? analysis
    : { ...analysis, coverage_missing: wanted };
}
