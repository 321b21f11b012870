import { questionById, type QuestionId } from '@dss/domain';
import { expect, test } from 'vitest';

import { answerRows } from './answer-rows.ts';

const rowsOf = (id: QuestionId) => {
  const { yes, no, notApplicable } = questionById(id);
  return answerRows({
    amounts: { yes: yes.amounts, no: no.amounts },
    canNotApply: notApplicable.length > 0,
  }).map((row) => row.map(({ answer, amount }) => amount ?? answer));
};

test('every answer is offered once, an amount in the row of its yes or no', () => {
  expect(rowsOf('siding_unburnable')).toEqual([['yes', 'no', 'not_sure']]);
  expect(rowsOf('gutters_clean')).toEqual([
    ['yes', 'not_sure', 'not_applicable'],
    ['no', 'a_little', 'a_lot'],
  ]);
  expect(rowsOf('neighbor_near')).toEqual([
    ['yes', '10_to_30_ft', 'under_10_ft'],
    ['no', 'over_50_ft', '30_to_50_ft'],
    ['not_sure'],
  ]);
});
