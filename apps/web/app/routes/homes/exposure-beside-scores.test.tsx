import type { ListedProperty } from '@dss/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { ComparisonTable } from '../comparison/comparison-table.tsx';
import { HomeCard } from './home-card.tsx';

const result: NonNullable<ListedProperty['newest_result']> = {
  score: 69,
  band: 'good',
  provisional: false,
  range: { low: 61, high: 75 },
  confidence_percent: 80,
  exposure: { level: 'extreme', at_least: false, reasons: [] },
  enough_seen: true,
  created_at: '2026-11-23T00:00:00Z',
};
const home = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  address: '1 Oak Street',
  address_formatted: '1 Oak Street',
  photo_count: 0,
};
const listed: ListedProperty = {
  ...home,
  user_id: null,
  place_id: null,
  lat: null,
  lng: null,
  coordinates_source: null,
  outline: null,
  front_faces: null,
  front_faces_offered: null,
  missing_sides: [],
  created_at: '2026-11-23T00:00:00Z',
  thumbnail_url: null,
  newest_result: result,
};

const show = (children: ReactNode) =>
  renderToStaticMarkup(
    <MessageParts words={appWords}>
      <MemoryRouter>{children}</MemoryRouter>
    </MessageParts>,
  );

test.each([
  ['enough', true],
  ['too little', false],
])('in the list of homes, exposure stands beside the score; seen: %s', (_seen, enoughSeen) => {
  const shown = { ...listed, newest_result: { ...result, enough_seen: enoughSeen } };
  expect(
    show(
      <HomeCard
        home={shown}
        isToMake={false}
        unsent={0}
        insurerDay={null}
        isChosen={null}
        onChosen={() => {}}
      />,
    ),
  ).toContain('Exposure: extreme<');
});

test('where homes are compared, exposure stands beside the score', () => {
  const table = show(
    <ComparisonTable
      homes={[
        {
          ...home,
          thumbnail_url: null,
          newest_result: { ...result, weights_version: '1', first_actions: [] },
        },
      ]}
      order={{ column: 'score', descending: true }}
      onOrder={() => {}}
      titleOf={() => ''}
    />,
  );
  expect(table).toContain('Exposure: extreme<');
});
