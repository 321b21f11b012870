import { expect, test } from 'vitest';

import { analysisErrorCode } from './use-analysis-error-text.ts';

test.each([
  ['too_many_requests', 429, 'too_many_analyses'],
  ['unexpected_reply', 429, 'too_many_analyses'],
  ['invalid_request', 400, 'invalid_analysis_request'],
  ['internal_error', 500, 'analysis_unavailable'],
  ['not_ready', 503, 'analysis_busy'],
  ['unexpected_reply', 502, 'analysis_down'],
  ['no_images', 400, 'own'],
  ['analysis_timed_out', 504, 'own'],
])('an analysis refused with %s (%i) is reported as %s', (code, status, expected) => {
  expect(analysisErrorCode({ code, status })).toBe(expected);
});
