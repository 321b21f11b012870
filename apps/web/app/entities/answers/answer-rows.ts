import { answerValues } from '@dss/domain';

import type { QuestionDescription } from '../hazard/texts/descriptions.ts';
import type { ShownAnswer } from './use-answer-text.ts';

/**
 * The answers that are offered, by row: all in one, or a yes and a no in one each if one of them can say how much. The answers that
 * can't share the row of one that says nothing more.
 */
export function answerRows({
  amounts,
  canNotApply,
}: Pick<QuestionDescription, 'amounts' | 'canNotApply'>): readonly (readonly ShownAnswer[])[] {
  const offered = answerValues
    .filter((answer) => answer !== 'not_applicable' || canNotApply)
    .map((answer) => ({ answer, amount: null }));
  const yesOrNo = ['yes', 'no'] as const;
  if (yesOrNo.every((answer) => amounts[answer].length === 0)) return [offered];
  const others = offered.filter(({ answer }) => answer !== 'yes' && answer !== 'no');
  const rows = yesOrNo.map((answer) => [
    { answer, amount: null },
    ...(amounts[answer].length === 0
      ? others
      : amounts[answer].map((amount) => ({ answer, amount }))),
  ]);
  return yesOrNo.every((answer) => amounts[answer].length > 0) ? [...rows, others] : rows;
}
