import type { Analysis, Direction, HazardTypeId, Photo, ScoredDomain } from '@dss/domain';

import { countedPhotos } from '../analysis/index.ts';

/** The one thing that helps most right now. */
export type NextAction =
  | { readonly kind: 'fix'; readonly hazardType: HazardTypeId; readonly title: string }
  | { readonly kind: 'show'; readonly sides: readonly Direction[] }
  /** This many photos that count have no side yet. */
  | { readonly kind: 'name'; readonly count: number }
  | { readonly kind: 'answer' };

export interface AnalysisToActOn extends Pick<
  Analysis,
  'coverage_missing' | 'dss_score' | 'enough_seen'
> {
  readonly explanation: Pick<Analysis['explanation'], 'next_questions' | 'photo_gains'> & {
    readonly actions: {
      readonly in_order: readonly Pick<
        Analysis['explanation']['actions']['in_order'][number],
        'hazard_types'
      >[];
    };
  };
  readonly hazards: readonly Pick<Analysis['hazards'][number], 'points' | 'title' | 'type'>[];
  readonly photos: readonly Pick<Analysis['photos'][number], 'image_id' | 'not_counted'>[];
}

/** Where most of the missing points went: to hazards that were found, or to what wasn't seen. */
export function reasonForScore({
  dss_score: score,
  hazards,
}: {
  readonly dss_score: number;
  readonly hazards: readonly { readonly points: number }[];
}): 'nothing' | 'unseen' | 'hazards' {
  const missing = 100 - score;
  const lostToHazards = hazards.reduce((sum, hazard) => sum + hazard.points, 0);
  if (missing <= 1 && lostToHazards === 0) return 'nothing';
  return lostToHazards * 2 >= missing ? 'hazards' : 'unseen';
}

/** The part of the home that loses the most points to hazards; null if none does. */
export function costliestDomain(
  domains: readonly { readonly domain: ScoredDomain; readonly lost: number }[],
): ScoredDomain | null {
  const [worst] = domains.toSorted((first, second) => second.lost - first.lost);
  return worst === undefined || worst.lost <= 0 ? null : worst.domain;
}

/**
 * What to do first. If hazards took most of the points, the action that the domain ranks first. If most is unseen, or
 * too little was seen: naming the sides of the photos that count, then photographing a missing side that tells something new,
 * then answering a question. Null if nothing is left to do.
 */
export function nextAction(
  analysis: AnalysisToActOn,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): NextAction | null {
  const { coverage_missing: missing, explanation } = analysis;
  const gains = new Set(
    explanation.photo_gains.flatMap(({ side, certainty_gain: gain }) => (gain > 0 ? [side] : [])),
  );
  const sides = missing.filter((side) => gains.has(side));
  const count = countUnlabeled(analysis, photos);
  const showing: readonly (NextAction | null)[] = [
    sides.length > 0 && count > 0 ? { kind: 'name', count } : null,
    sides.length > 0 ? { kind: 'show', sides } : null,
    explanation.next_questions.length > 0 ? { kind: 'answer' } : null,
  ];
  const fix = firstFix(analysis);
  const fixFirst = analysis.enough_seen && reasonForScore(analysis) === 'hazards';
  const inOrder = fixFirst ? [fix, ...showing] : [...showing, fix];
  return inOrder.find((action) => action !== null) ?? null;
}

/** How many of the photos that count have no known side. */
export function countUnlabeled(
  analysis: Pick<AnalysisToActOn, 'photos'> | null,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): number {
  return countedPhotos(analysis, photos).filter(({ placement }) => !showsSide(placement)).length;
}

/** Whether a photo's side is known: from its owner, or from its place on the map. */
function showsSide(placement: Photo['placement']): boolean {
  return placement !== null && (placement.direction !== null || placement.lat !== null);
}

function firstFix({ explanation, hazards }: AnalysisToActOn): NextAction | null {
  const hazardType = explanation.actions.in_order[0]?.hazard_types[0];
  const title = hazards.find(({ type }) => type === hazardType)?.title;
  return hazardType === undefined || title === undefined
    ? null
    : { kind: 'fix', hazardType, title };
}
