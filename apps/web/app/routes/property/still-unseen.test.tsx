import {
  directions,
  type Direction,
  type ExposureOpen,
  type MappedExposure,
  type ScoredDomain,
} from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { StillUnseen } from './still-unseen.tsx';

test('one line names the sides that the plan hatches with the parts of which nothing is known', () => {
  const html = shown(
    ['west', 'north'],
    [
      ['roof_gutters', 0],
      ['zone_1', 12],
    ],
  );
  expect(textOf(html)).toBe(
    'Not seen yet: back (north), left (west), and the roof and gutters. Look now',
  );
});

test('its link leads to the walk at the first of those sides', () => {
  expect(shown(['west'], [])).toContain('href="/property/home/walk?start=left"');
  expect(shown([], [['roof_gutters', 0]])).toContain('href="/property/home/walk"');
});

test('nothing is said once everything was seen', () => {
  const html = shown(
    [],
    [
      ['roof_gutters', 4],
      ['walls_decks', null],
    ],
  );
  expect(html).toBe('');
});

test('what photos show and nobody has confirmed leads to the stops where it is asked', () => {
  const html = shown([], [], 2);
  expect(textOf(html)).toBe('Your photos show 2 things that you haven’t confirmed. Look now');
  expect(html).toContain('href="/property/home/walk?only=open"');
});

test('an exposure that isn’t known is said to be that', () => {
  expect(textOf(shown([], [], 0, null))).toBe(
    'Exposure: not known yet. It waits for answers about nearby buildings, slopes, or ridges. Answer now',
  );
});

test('where the owner denied all that the walk asks, only buildings farther away are named, and the way leads to their question', () => {
  const html = shown([], [], 0, null, ['far_neighbors']);
  expect(textOf(html)).toBe(
    'Exposure: not known yet. It waits for answers about buildings 30 to 50 feet away. Answer now',
  );
  expect(html).toContain('href="/property/home/details?ask=neighbor_near#answers-heading"');
  expect(shown([], [], 0, null, ['far_neighbors', 'slope'])).toContain('walk?only=open');
});

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim();
}

function shown(
  unseen: Direction[],
  known: [ScoredDomain, number | null][],
  unconfirmed = 0,
  exposure: MappedExposure | null = { level: 'low', at_least: false, reasons: [], on_maps: [] },
  open: ExposureOpen[] = [],
): string {
  const domains = known.map(([domain, percent]) => ({
    domain,
    cap: 10,
    lost: 0,
    not_seen: 5,
    kept: 5,
    confidence_percent: percent,
  }));
  const property = {
    front_faces: 'south' as const,
    front_faces_offered: null,
    missing_sides: [],
    lat: null,
    lng: null,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessageParts words={appWords}>
        <HouseSidesProvider property={property} photos={[]}>
          <StillUnseen
            propertyId="home"
            plan={{
              facing: 'south',
              naming: 'both',
              sides: directions.map((side) => ({
                side,
                state: unseen.includes(side) ? ('unseen' as const) : ('seen' as const),
                neighbor: null,
                fall: null,
              })),
            }}
            analysis={{ explanation: { domains, exposure_open: open } }}
            exposure={exposure}
            unconfirmed={unconfirmed}
          />
        </HouseSidesProvider>
      </MessageParts>
    </MemoryRouter>,
  );
}
