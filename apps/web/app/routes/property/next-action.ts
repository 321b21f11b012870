import {
  canMove,
  ceilingCauses,
  firstActions,
  parseArea,
  type Analysis,
  type AreaId,
  type Direction,
  type HazardTypeId,
  type Photo,
} from '@dss/domain';

import { countedPhotos } from '../../entities/analysis/analyses.ts';

/** The one thing that helps most right now. */
export type NextAction =
  /** The first of the steps listed, about this hazard. */
  | { readonly kind: 'fix'; readonly hazardType: HazardTypeId }
  | { readonly kind: 'show'; readonly sides: readonly Direction[] }
  /** This many photos that count have no side yet. */
  | { readonly kind: 'name'; readonly count: number }
  /** The guided walk around the house. */
  | { readonly kind: 'walk' }
  | { readonly kind: 'answer' };

export interface AnalysisToActOn extends Pick<
  Analysis,
  'coverage_missing' | 'dss_score' | 'enough_seen'
> {
  readonly explanation: Pick<
    Analysis['explanation'],
    'next_questions' | 'photo_gains' | 'rows' | 'score' | 'range'
  > & {
    readonly actions: {
      readonly in_order: readonly Pick<
        Analysis['explanation']['actions']['in_order'][number],
        'hazard_types' | 'points_without_ceiling'
      >[];
    };
  };
  readonly hazards: readonly Pick<Analysis['hazards'][number], 'points'>[];
  readonly photos: readonly Pick<Analysis['photos'][number], 'image_id' | 'not_counted'>[];
}

type CeilingRow = Extract<Analysis['explanation']['rows'][number], { kind: 'ceiling' }>;

/** Where most of the missing points went. */
export type ScoreReason =
  | { readonly kind: 'nothing' | 'unseen' | 'hazards' | 'several' }
  /** A limit on the score, set by hazards found or by a building close by. */
  | { readonly kind: 'limit'; readonly row: CeilingRow };

export function reasonForScore({
  dss_score: score,
  hazards,
  explanation,
}: {
  readonly dss_score: number;
  readonly hazards: readonly { readonly points: number }[];
  readonly explanation: Pick<Analysis['explanation'], 'rows'>;
}): ScoreReason {
  const missing = 100 - score;
  const lostToHazards = hazards.reduce((sum, hazard) => sum + hazard.points, 0);
  if (missing <= 1 && lostToHazards === 0) return { kind: 'nothing' };
  const row = explanation.rows.find((each) => each.kind === 'ceiling');
  const isSetByFindings =
    row !== undefined && ceilingCauses(row, explanation.rows).found.length > 0;
  if (isSetByFindings && row.points * 2 >= missing) return { kind: 'limit', row };
  if (lostToHazards * 2 >= missing) return { kind: 'hazards' };
  // Of what nobody has seen, a limit can take its part, too.
  const lostToFindings = lostToHazards + (isSetByFindings ? row.points : 0);
  return { kind: lostToFindings * 2 >= missing ? 'several' : 'unseen' };
}

/**
 * What to do first. Until enough is known, the walk around the house, which learns the most. Then, if hazards took most of the
 * points, the action that the domain ranks first. If most is unseen: naming the sides of the photos that count, then
 * photographing a missing side that tells something new, then answering a question. Null if nothing is left to do.
 */
export function nextAction(
  analysis: AnalysisToActOn,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): NextAction | null {
  const { explanation } = analysis;
  const sides = sidesThatTellMore(analysis);
  const count = countUnlabeled(analysis, photos);
  const tellsMore = explanation.next_questions.some((each) => canMove(each, explanation));
  const showing: readonly (NextAction | null)[] = [
    sides.length > 0 && count > 0 ? { kind: 'name', count } : null,
    sides.length > 0 ? { kind: 'show', sides } : null,
    // One that takes no points is asked on, but isn't what to do next.
    tellsMore ? { kind: 'answer' } : null,
  ];
  if (!analysis.enough_seen && tellsMore) return { kind: 'walk' };
  const fix = firstFix(analysis);
  const fixFirst =
    analysis.enough_seen && ['hazards', 'limit', 'several'].includes(reasonForScore(analysis).kind);
  const inOrder = fixFirst ? [fix, ...showing] : [...showing, fix];
  return inOrder.find((action) => action !== null) ?? null;
}

/** The sides that no photo shows and of which one would tell something new: nobody has answered all that it would show. */
export function sidesThatTellMore({
  coverage_missing: missing,
  explanation,
}: Pick<AnalysisToActOn, 'coverage_missing'> & {
  readonly explanation: Pick<Analysis['explanation'], 'photo_gains'>;
}): readonly Direction[] {
  return missing.filter((side) =>
    explanation.photo_gains.some((each) => each.side === side && each.certainty_gain > 0),
  );
}

/** How many of the photos that count may show a side of the house, and don't say which. */
export function countUnlabeled(
  analysis: Pick<AnalysisToActOn, 'photos'> | null,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): number {
  return countedPhotos(analysis, photos).filter(({ placement }) => lacksSide(placement)).length;
}

/** Whether a photo that counts lacks its area, or the side that it shows. */
export function hasPhotosToLabel(
  analysis: Pick<AnalysisToActOn, 'photos'> | null,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): boolean {
  return countedPhotos(analysis, photos).some(
    ({ placement }) => parseArea(placement?.area) === null || lacksSide(placement),
  );
}

/** The areas of photos that say enough without a side: the walk takes such photos of the roof and of the home as a whole. */
const areasWithoutSide: ReadonlySet<AreaId | null> = new Set(['roof', 'zone_1', 'zone_2']);

/** Whether nobody has said which side a photo shows, neither its owner nor its place on the map, though it may show one. */
function lacksSide(placement: Photo['placement']): boolean {
  if (placement === null) return true;
  if (placement.direction !== null || placement.lat !== null) return false;
  return !areasWithoutSide.has(parseArea(placement.area));
}

function firstFix(analysis: AnalysisToActOn): NextAction | null {
  const hazardType = firstActions(analysis.explanation.actions.in_order)[0]?.hazard_types[0];
  return hazardType === undefined ? null : { kind: 'fix', hazardType };
}
