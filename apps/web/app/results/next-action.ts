import type { Analysis, Direction, ExplanationHazardRow, Hazard } from '@dss/domain';

import { reasonForScore } from './score-reason.ts';

/** The one thing that helps most now. */
export type NextAction =
  | { readonly kind: 'fix'; readonly row: ExplanationHazardRow; readonly title: string }
  | { readonly kind: 'show'; readonly sides: readonly Direction[] }
  | { readonly kind: 'answer' };

export interface AnalysisToActOn extends Pick<Analysis, 'coverage_missing' | 'dss_score'> {
  readonly explanation: Pick<Analysis['explanation'], 'next_questions' | 'rows'>;
  readonly hazards: readonly Pick<Hazard, 'points' | 'title' | 'type'>[];
}

/**
 * What to do first: where hazards took most of the points, the fix that wins back the most; where most is unseen, a
 * photo of a missing side, then an answer. Null where nothing is left to do.
 */
export function nextAction(analysis: AnalysisToActOn): NextAction | null {
  const { coverage_missing: sides, explanation } = analysis;
  const fix = bestFix(analysis);
  const showing: readonly (NextAction | null)[] = [
    sides.length > 0 ? { kind: 'show', sides } : null,
    explanation.next_questions.length > 0 ? { kind: 'answer' } : null,
  ];
  const inOrder = reasonForScore(analysis) === 'hazards' ? [fix, ...showing] : [...showing, fix];
  return inOrder.find((action) => action !== null) ?? null;
}

function bestFix({ explanation, hazards }: AnalysisToActOn): NextAction | null {
  const [row] = explanation.rows
    .filter((each) => each.kind === 'hazard')
    .filter((each) => each.removable && each.fix_only > 0)
    .toSorted((first, second) => second.fix_only - first.fix_only);
  const title = hazards.find(({ type }) => type === row?.hazard_type)?.title;
  return row === undefined || title === undefined ? null : { kind: 'fix', row, title };
}
