import type { Exposure } from '@dss/domain';
import { expect, it } from 'vitest';
import { scoreLines } from './words.ts';

const home = {
  dss_score: 54,
  band: 'fair',
  provisional: true,
  enough_seen: true,
  range: { low: 34, high: 76 },
  confidence_percent: 41.2,
  explanation: { exposure: null },
} as const;

it('shows the score with its band, the range, how much was seen', () => {
  expect(scoreLines(home)).toEqual([
    'Score   54/100, Fair (provisional)',
    'Range   Likely 34 to 76, with 41% of what is scored known',
  ]);
});

it('says why there is a range although all is known', () => {
  expect(scoreLines({ ...home, range: { low: 88, high: 95 }, confidence_percent: 100 })).toEqual([
    'Score   54/100, Fair (provisional)',
    'Range   Likely 88 to 95, with 100% of what is scored known',
    'Even so, something may have been overlooked or misjudged. The range allows for that.',
  ]);
});

it('shows the range without a band when too little was seen', () => {
  expect(scoreLines({ ...home, enough_seen: false, confidence_percent: 12 })).toEqual([
    'Range   Likely between 34 and 76. We don’t know enough about your home yet.',
    'Score   54 is the middle of all homes that fit what we know, with 12% of what is scored known',
  ]);
});

it('says how exposed the home is, whether its score or only a range is shown', () => {
  const exposure: Exposure = {
    level: 'high',
    at_least: true,
    reasons: [{ kind: 'under_thirty_feet', sides: ['north'] }],
  };
  const said =
    'Exposure: at least high. There is a building within 30 feet. That can hardly be changed; how the house is built and kept can.';
  const exposed = { ...home, explanation: { exposure } };
  expect(scoreLines(exposed)).toContain(said);
  expect(scoreLines({ ...exposed, enough_seen: false })).toContain(said);
});
