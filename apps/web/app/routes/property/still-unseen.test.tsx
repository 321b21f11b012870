import type { Direction, ScoredDomain } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { HouseSidesProvider } from '../../entities/house-sides/index.ts';
import { StillUnseen } from './still-unseen.tsx';

test('one line names the sides without a photo with the parts of which nothing is known', () => {
  const text = shown({
    missing: ['west', 'north'],
    known: [
      ['roof_gutters', 0],
      ['zone_1', 12],
    ],
  });
  expect(text).toBe(
    'No photo counts yet: Back (north) and Left (west). Still open: the roof and gutters.',
  );
});

test('sides that a photo without a label may show are said to lack a labeled one', () => {
  const text = shown({ missing: ['north'], known: [], photos: ['kitchen'] });
  expect(text).toBe('No labeled photo counts yet: Back (north).');
});

test('nothing is said once everything was seen', () => {
  expect(
    shown({
      missing: [],
      known: [
        ['roof_gutters', 4],
        ['walls_decks', null],
      ],
    }),
  ).toBe('');
});

function shown({
  missing,
  known,
  photos = [],
}: {
  missing: Direction[];
  known: [ScoredDomain, number | null][];
  photos?: string[];
}): string {
  const domains = known.map(([domain, percent]) => ({
    domain,
    cap: 10,
    lost: 0,
    not_seen: 5,
    kept: 5,
    confidence_percent: percent,
  }));
  const analysis = { coverage_missing: missing, photos: [], explanation: { domains } };
  const property = {
    front_faces: 'south' as const,
    front_faces_offered: null,
    missing_sides: [],
    lat: null,
    lng: null,
  };
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <HouseSidesProvider property={property} photos={[]}>
        <StillUnseen
          analysis={analysis}
          photos={photos.map((id) => ({ image_id: id, placement: null }))}
        />
      </HouseSidesProvider>
    </MessageParts>,
  );
  return html.replaceAll(/<[^>]*>/g, '').trim();
}
