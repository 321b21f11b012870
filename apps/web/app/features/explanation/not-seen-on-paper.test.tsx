import type { ScoreExplanation } from '@dss/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { descriptionsEn } from '../../entities/hazard/texts/descriptions-en.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { NotSeenOnPaper } from './not-seen-on-paper.tsx';

test('what is assumed as in a newer home says so, and nothing else does', () => {
  const unseen = {
    kind: 'not_seen',
    domain: 'openings',
    sides: ['whole_house'],
    points: 1,
  } as const;
  const rows: ScoreExplanation['rows'] = [
    { ...unseen, sides: [...unseen.sides], hazard_type: 'vents_unscreened', as_since_2008: true },
    { ...unseen, sides: [...unseen.sides], hazard_type: 'envelope_gaps', as_since_2008: false },
    { ...unseen, sides: [...unseen.sides], hazard_type: 'eaves_open' },
  ];
  const property = { front_faces: null, lat: null, lng: null, missing_sides: [] };
  const client = new QueryClient();
  client.setQueryData(['descriptions', 'en'], descriptionsEn);
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <QueryClientProvider client={client}>
        <DescriptionsProvider fallback={null}>
          <HouseSidesProvider property={property} photos={[]}>
            <NotSeenOnPaper explanation={{ rows }} />
          </HouseSidesProvider>
        </DescriptionsProvider>
      </QueryClientProvider>
    </MessageParts>,
  );
  const [vents, ...others] = html.split('<li class="inline').slice(1);
  expect(vents).toContain('(as in a typical home built since 2008)');
  expect(others).toHaveLength(2);
  expect(others.join()).not.toContain('2008');
});
