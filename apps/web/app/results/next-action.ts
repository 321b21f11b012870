import type { Analysis, Direction, ExplanationHazardRow, Hazard, Photo } from '@dss/domain';

import { reasonForScore } from './score-reason.ts';

/** The one thing that helps most now. */
export type NextAction =
  | { readonly kind: 'fix'; readonly row: ExplanationHazardRow; readonly title: string }
  | { readonly kind: 'show'; readonly sides: readonly Direction[] }
  /** So many photos are there of which nobody has said what side they show. */
  | { readonly kind: 'name'; readonly count: number }
  | { readonly kind: 'answer' };

export interface AnalysisToActOn extends Pick<Analysis, 'coverage_missing' | 'dss_score'> {
  readonly explanation: Pick<Analysis['explanation'], 'next_questions' | 'rows'>;
  readonly hazards: readonly Pick<Hazard, 'points' | 'title' | 'type'>[];
}

/**
 * What to do first: where hazards took most of the points, the fix that wins back the most; where most is unseen, naming
 * the sides of the photos that are there, then a photo of a missing side, then an answer. Null where nothing is left.
 */
export function nextAction(
  analysis: AnalysisToActOn,
  photos: readonly Pick<Photo, 'placement'>[],
): NextAction | null {
  const { coverage_missing: sides, explanation } = analysis;
  const fix = bestFix(analysis);
  const count = photos.filter(({ placement }) => !showsSide(placement)).length;
  const showing: readonly (NextAction | null)[] = [
    sides.length > 0 && count > 0 ? { kind: 'name', count } : null,
    sides.length > 0 ? { kind: 'show', sides } : null,
    explanation.next_questions.length > 0 ? { kind: 'answer' } : null,
  ];
  const inOrder = reasonForScore(analysis) === 'hazards' ? [fix, ...showing] : [...showing, fix];
  return inOrder.find((action) => action !== null) ?? null;
}

/** Whether it is known which side a photo shows: by its owner's word, or by its place on the map. */
function showsSide(placement: Photo['placement']): boolean {
  return placement !== null && (placement.direction !== null || placement.lat !== null);
}

function bestFix({ explanation, hazards }: AnalysisToActOn): NextAction | null {
  const [row] = explanation.rows
    .filter((each) => each.kind === 'hazard')
    .filter((each) => each.removable && each.fix_only > 0)
    .toSorted((first, second) => second.fix_only - first.fix_only);
  const title = hazards.find(({ type }) => type === row?.hazard_type)?.title;
  return row === undefined || title === undefined ? null : { kind: 'fix', row, title };
}
