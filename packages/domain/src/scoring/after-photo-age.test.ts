import { expect, test } from 'vitest';

import { noEvidence } from '../evidence/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { withAges } from './after-photo-age.ts';
import { observed } from './fixtures.ts';

const mulch: HazardTypeId = 'zone0_combustible_mulch';
const firewood: HazardTypeId = 'zone0_firewood_lumber';
const repeat = { photoId: 'after', beforePhotoIds: ['before'], hazardTypes: [mulch, firewood] };
const seen = observed(mulch, 'north', { photoId: 'before' });
const answer = { questionId: 'mulch_at_wall', side: 'north', answer: 'yes' } as const;

/** What the after-photo is too old for, by the days of both photos and of the answer. */
function tooOldFor(after: string | null, before: string | null, answered?: string) {
  const photo = (id: string, day: string | null) => {
    const server = day === null ? null : { ...noEvidence, taken_at: `${day}T08:00:00` };
    return { image_id: id, evidence: { server, browser: null, device: null } };
  };
  const said = { question_id: 'mulch_at_wall', side: 'north' };
  const [aged] = withAges(
    [repeat],
    { observations: [seen], answers: answered === undefined ? [] : [answer] },
    {
      photos: [photo('before', before), photo('after', after)],
      answers: answered === undefined ? [] : [{ ...said, answered_at: `${answered}T08:00:00Z` }],
    },
  );
  return aged?.tooOldFor;
}

test.each([
  ['it was taken later', '2026-06-02', '2026-06-01', undefined],
  ['it was taken the day before, by some calendar', '2026-05-31', '2026-06-01', undefined],
  ['it has no date', null, '2026-06-01', undefined],
  ['nothing that shows it has one', '2007-05-24', null, undefined],
  ['an earlier photo shows it, and an answer came later', '2026-06-02', '2026-06-01', '2026-11-29'],
])('an after-photo isn’t too old if %s', (_why, after, before, answered) => {
  expect(tooOldFor(after, before, answered)).toBeUndefined();
});

test.each([
  ['the photo that it repeats', '2026-05-29', '2026-06-01', undefined],
  ['the answer that reports it', '2007-05-24', null, '2026-11-29'],
])(
  'an after-photo that is older than %s is too old for what that shows',
  (_of, after, before, answered) => {
    expect(tooOldFor(after, before, answered)).toEqual([mulch]);
  },
);
