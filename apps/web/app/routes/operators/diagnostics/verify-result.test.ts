import { expect, test } from 'vitest';

import { CheckFailed } from './check.tsx';
import { verifyResult } from './verify-result.ts';

const photo = (id: string) => ({
  image_id: id,
  observed: true,
  error: null,
  quality_issues: [],
  not_counted: null,
  provider: 'built-in',
});
const result = {
  analysis_id: '0198b5a0-0000-7000-8000-000000000000',
  dss_score: 61,
  hazards: [],
  photos: [photo('front'), photo('side')],
  model_name: 'built-in',
  model_failure: null,
  budget_reached: false,
};

test('a result passes when the configured analyzer looked at both photos, and both count', () => {
  expect(verifyResult(result).text).toContain('Score 61');
});

test.each([
  {
    case: 'whose model is dead',
    changes: {
      model_failure: {
        reason: 'timed_out',
        provider: 'openai',
        model_name: 'gpt-5-mini',
        next_try_at: null,
      },
    },
    said: 'The AI model openai gpt-5-mini failed (timed out), so the built-in analyzer looked at the photos.',
  },
  { case: 'whose budget is used up', changes: { budget_reached: true }, said: 'budget' },
  {
    case: 'with a photo that is not counted',
    changes: { photos: [photo('front'), { ...photo('side'), not_counted: 'not_a_photo' }] },
    said: 'less than both photos: side.',
  },
  {
    case: 'with a photo that nobody could look at',
    changes: { photos: [{ ...photo('front'), observed: false }, photo('side')] },
    said: 'Could not be looked at: front.',
  },
  { case: 'that lacks a photo', changes: { photos: [photo('front')] }, said: '1 of the 2 photos' },
  { case: 'without an id', changes: { analysis_id: null }, said: 'no analysis_id' },
  { case: 'without a score', changes: { dss_score: null }, said: 'no numeric dss_score' },
])('a result $case fails, and says so', ({ changes, said }) => {
  const verify = () => verifyResult({ ...result, ...changes });
  expect(verify).toThrow(CheckFailed);
  expect(verify).toThrow(said);
});
