import { expect, it } from 'vitest';
import { jobCounts } from './job-counts.ts';

it('counts work that was found again as to do, and not as done', () => {
  expect(
    jobCounts(['clean_roof_and_gutters'], [{ isFoundAgain: true }, { isFoundAgain: false }]),
  ).toEqual({
    toDo: 1,
    done: 1,
  });
});
