import type { Milestone } from '@dss/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { descriptionsEn } from '../../entities/hazard/texts/descriptions-en.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { nothing } from './testing/nothing-changed.ts';

const firewood = 'zone0_firewood_lumber';

const milestone: Milestone = {
  analysis_id: 'one',
  created_at: '2026-06-10T18:00:00.000Z',
  dss_score: 47,
  band: 'fair',
  range: { low: 43, high: 50 },
  enough_seen: true,
  exposure: null,
  kind: 'questions',
  opens_sitting: true,
  results: 3,
  difference: 6,
  changes: { ...nothing, answers_given: ['roof_wood'] },
};

function html(given: Partial<Milestone>): string {
  const client = new QueryClient();
  client.setQueryData(['descriptions', 'en'], descriptionsEn);
  client.setQueryData(
    ['guidance', 'en', firewood],
    [{ hazard_type: firewood, title: 'Move firewood away' }],
  );
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessageParts words={appWords}>
        <QueryClientProvider client={client}>
          <DescriptionsProvider fallback={null}>
            <MilestoneList milestones={[{ ...milestone, ...given }]} />
          </DescriptionsProvider>
        </QueryClientProvider>
      </MessageParts>
    </MemoryRouter>,
  );
}

test('a milestone says when, how the home stood, the difference, and what was stored', () => {
  const text = html({});
  for (const part of ['Jun 10, 2026', '>47<', 'Fair', 'Range 43 to 50', '+6 points']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('href="/?through=one#every-change"');
  expect(text).toContain('See the 3 results stored then');
});

test.each<[string, Partial<Milestone>, string, string]>([
  [
    'work names what was done',
    { kind: 'work', changes: { ...nothing, work_said: [firewood] } },
    'Work done: Move firewood away',
    'You said so',
  ],
  [
    'several works are one name and a count, whole below',
    { kind: 'work', changes: { ...nothing, work_said: [firewood, 'zone0_combustible_mulch'] } },
    'Work done: [^<,]+ and 1 more',
    'You said so',
  ],
  [
    'new weights are no work of the owner',
    { kind: 'weights', changes: { ...nothing, new_method: '2' } },
    'Our scoring method changed',
    'The method changed, not your home.',
  ],
  [
    'new weights together with answers say that the two can’t be told apart',
    { kind: 'weights', changes: { ...nothing, new_method: '2', answers_given: ['roof_wood'] } },
    'Our scoring method changed',
    'The method is new, too',
  ],
  [
    'new photos are named as such',
    { kind: 'photos', changes: { ...nothing, photos_added: 2 } },
    'New photos',
    '2 photos added',
  ],
  [
    'removed photos are no new ones',
    { kind: 'photos', changes: { ...nothing, photos_removed: 1 } },
    'Photos changed',
    '1 photo removed',
  ],
  [
    'the first result counts what was found',
    { kind: 'first', changes: { ...nothing, hazards_appeared: [firewood] }, difference: null },
    'First result',
    '1 hazard found',
  ],
])('%s', (_what, given, heading, detail) => {
  const text = html(given);
  expect(text).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
  expect(text).toContain(detail);
});

test('a milestone of which too little was known has a range, and no score', () => {
  const text = html({ enough_seen: false, difference: null });
  expect(text).toContain('Likely between 43 and 50');
  expect(text).not.toContain('>47<');
});
