import {
  computeExposure,
  nothingKnown,
  planOf,
  type AnswerAmount,
  type PlannedScore,
} from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { PlanFigures } from './plan-figures.tsx';

function summaryWith(
  amount: AnswerAmount,
  nextBand: PlannedScore['nextBand'],
  isRated = true,
  hasJobs = true,
): string {
  const input = {
    ...nothingKnown,
    answers: [{ questionId: 'neighbor_near', side: null, answer: 'yes', amount }],
  } as const;
  const score = { ...planOf(input).after(new Set()), nextBand };
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <PlanFigures
        now={score}
        then={score}
        exposure={computeExposure(input)}
        exposureOpen={[]}
        count={0}
        hasJobs={hasJobs}
        isRated={isRated}
      />
    </MessageParts>,
  );
}

test('beside the score of a plan stands how exposed the home is: on a phone in a word, elsewhere with its reasons', () => {
  const html = summaryWith('under_10_ft', null);
  expect(html).toContain('>Exposure: extreme</p>');
  expect(html).toContain('There is a building less than 10 feet away.');
});

test('no points are promised to a band that a building close by bars', () => {
  const next = (amount: AnswerAmount) =>
    /\d+ points to Excellent|Excellent is out of reach/.exec(
      summaryWith(amount, { band: 'excellent', points: 7 }),
    )?.[0];
  expect(next('under_10_ft')).toBe('Excellent is out of reach');
  expect(next('10_to_30_ft')).toBe('7 points to Excellent');
});

test('a home of which too little is known gets its range alone: no score, band, nor points to the next', () => {
  const next = { band: 'good', points: 8 } as const;
  const rated = summaryWith('10_to_30_ft', next);
  expect(rated).toContain('8 points to Good');
  expect(rated).toMatch(/>Score \d+</);
  const unrated = summaryWith('10_to_30_ft', next, false);
  expect(unrated).not.toMatch(/Score \d|points to|Fair|Good/);
  expect(unrated).toMatch(/>Range \d+–\d+</);
  expect(unrated).toMatch(/>\d+–\d+</);
});

test('a plan is called empty only while there is something to put into it', () => {
  expect(summaryWith('under_10_ft', null)).toContain('Nothing in your plan now');
  expect(summaryWith('under_10_ft', null, true, false)).not.toContain('Nothing in your plan');
});
