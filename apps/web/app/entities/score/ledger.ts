import type {
  Analysis,
  HazardRow,
  ScoreRow,
  HazardTypeId,
  ScoredDomain,
  ScoreExplanation,
} from '@dss/domain';

export type NotSeenRow = Extract<ScoreRow, { kind: 'not_seen' }>;

/** The points missing from 100, by kind. They add up to exactly `missing`; `together` can be negative. */
export interface PointTotals {
  readonly hazards: number;
  readonly notSeen: number;
  readonly ceilings: number;
  readonly together: number;
  readonly rounding: number;
  readonly missing: number;
}

export interface NotSeenGroup {
  readonly domain: ScoredDomain;
  readonly points: number;
  readonly rows: readonly NotSeenRow[];
}

export function hazardRowsOf(rows: readonly ScoreRow[]): HazardRow[] {
  return rows.filter((row) => row.kind === 'hazard');
}

export interface AnalysisWithFindings extends Pick<Analysis, 'photos'> {
  readonly explanation: Pick<ScoreExplanation, 'context' | 'set_aside'>;
}

/**
 * Where no hazard counts: whether some were found that are a neighbor's, or not there, by the owner's word, else whether photos were
 * looked at.
 */
export function foundWhereNoneCounts({
  explanation,
  photos,
}: AnalysisWithFindings): 'neighbors' | 'aside' | 'some' | 'none' {
  if (explanation.context.some(({ dispute_id: id }) => id !== null)) return 'neighbors';
  if (explanation.set_aside.length > 0) return 'aside';
  return photos.length === 0 ? 'none' : 'some';
}

/**
 * The three segments of a part's bar. Points that depend on the assumption of a typical home are neither lost nor kept,
 * whichever way the assumption goes. The three add up to the points of the part.
 */
export function partsOf({
  cap,
  lost,
  not_seen: notSeen,
  kept,
  confidence_percent: seen,
}: ScoreExplanation['domains'][number]): { lost: number; assumed: number; kept: number } {
  const unseen = seen === null ? 0 : 1 - seen / 100;
  const assumedKept = Math.min(kept, Math.max(0, cap * unseen - notSeen));
  // Without what is left over where fractions are subtracted.
  return {
    lost,
    assumed: notSeen + assumedKept,
    kept: Math.round((kept - assumedKept) * 100) / 100,
  };
}

/** Adds up an explanation's rows. */
export function pointTotals({ rows }: Pick<ScoreExplanation, 'rows'>): PointTotals {
  const sum = (kind: ScoreRow['kind']) =>
    addPoints(rows.filter((row) => row.kind === kind).map((row) => row.points));
  const parts = {
    hazards: sum('hazard'),
    notSeen: sum('not_seen'),
    ceilings: sum('ceiling'),
    together: sum('together'),
    rounding: sum('rounding'),
  };
  return { ...parts, missing: addPoints(Object.values(parts)) };
}

/**
 * The points deducted for what wasn't seen, by part of the home; the most points first, among parts and within each.
 */
export function notSeenByDomain(rows: readonly ScoreRow[]): NotSeenGroup[] {
  const groups = new Map<ScoredDomain, NotSeenRow[]>();
  for (const row of rows) {
    if (row.kind !== 'not_seen') continue;
    groups.set(row.domain, [...(groups.get(row.domain) ?? []), row]);
  }
  return [...groups]
    .map(([domain, found]) => ({
      domain,
      points: addPoints(found.map((row) => row.points)),
      rows: [...found].sort((first, second) => second.points - first.points),
    }))
    .sort((first, second) => second.points - first.points);
}

/** The disagreement between a photo and an answer about a finding, if there is one. */
export function disagreementAbout(
  disagreements: ScoreExplanation['disagreements'],
  finding: { readonly hazard_type: HazardTypeId },
): ScoreExplanation['disagreements'][number] | undefined {
  return disagreements.find(({ hazard_type: type }) => type === finding.hazard_type);
}

/**
 * Whether a finding adds next to nothing because the points assumed for a typical home are already deducted for its
 * type as not seen. False if the finding's own notes explain that.
 */
export function isMostlyAssumed(
  finding: Pick<HazardRow, 'hazard_type' | 'points' | 'notes'>,
  rows: readonly ScoreRow[],
): boolean {
  return (
    isTiny(finding.points) &&
    !finding.notes.some((note) => note === 'below_typical' || note === 'same_as_worst_side') &&
    rows.some((row) => row.kind === 'not_seen' && row.hazard_type === finding.hazard_type)
  );
}

/** Too few points to show with one decimal. */
function isTiny(points: number): boolean {
  return points > 0 && points < 0.05;
}

/** Adds points, which are whole hundredths, without floating-point errors. */
export function addPoints(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}
