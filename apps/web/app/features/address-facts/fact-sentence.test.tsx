import type { Facing } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { FactSentence, type ShownValue } from './fact-sentence.tsx';

interface Circumstances {
  onFederalLand?: boolean;
  facing?: Facing;
  by?: 'owner' | 'service';
}

function markup(
  told: ShownValue,
  { facing = null, by = 'service', onFederalLand = false }: Circumstances = {},
): string {
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <FactSentence told={told} facing={facing} by={by} onFederalLand={onFederalLand} />
    </MessageParts>,
  );
}
const said = (...given: Parameters<typeof markup>) => markup(...given).replaceAll(/<[^>]*>/g, '');

const none = { north: null, east: null, south: null, west: null };
const neighbors = (sides: Partial<Record<keyof typeof none, number>>, looked = 360) =>
  ({ fact: 'neighbors', value: { sides: { ...none, ...sides }, looked_ft: looked } }) as const;
const fires = (...years: number[]) =>
  ({
    fact: 'past_fires',
    value: { fires: years.map((year) => ({ name: null, year, acres: null })) },
  }) as const;

describe('a zone', () => {
  test.each([
    ['very_high', 'Very High fire hazard zone on California’s map.'],
    ['non_wildland', 'California’s map of fire hazard zones shows no wildland here.'],
  ] as const)('is named by whose map it is: %s', (zone, text) => {
    expect(said({ fact: 'hazard_zone', value: { zone } })).toBe(text);
  });

  test('in the owner’s word is on no map', () => {
    const told = { fact: 'hazard_zone', value: { zone: 'high' } } as const;
    expect(said(told, { by: 'owner' })).toBe('High fire hazard zone.');
  });

  test('that isn’t there is said, too', () => {
    expect(said({ fact: 'hazard_zone', value: null })).toBe(
      'No fire hazard zone here on California’s map.',
    );
  });

  test('isn’t denied where no map of zones was drawn', () => {
    const noZone = { fact: 'hazard_zone', value: null } as const;
    expect(said(noZone, { onFederalLand: true })).toBe(
      'California’s map has no fire hazard zones where the federal government is responsible.',
    );
    expect(said(noZone, { onFederalLand: true, by: 'owner' })).toBe('No fire hazard zone here.');
  });
});

describe('a fire district', () => {
  const district = (phone: string | null): ShownValue => ({
    fact: 'fire_district',
    value: { name: 'Marin County Fire', phone, county: 'Marin' },
  });

  test('can be called', () => {
    expect(said(district('(415) 473-6717'))).toBe(
      'Fire district: Marin County Fire. (415) 473-6717',
    );
    expect(markup(district('(415) 473-6717'))).toContain('href="tel:+14154736717"');
    expect(markup(district('1-415-473-6717'))).toContain('href="tel:+14154736717"');
  });

  test.each(['415-473-6717 / 415-473-0000', '473-6717', '911', null])(
    'is no link with %s for a number',
    (phone) => {
      expect(markup(district(phone))).not.toContain('href');
    },
  );
});

describe('the nearest building', () => {
  test('is said by compass until it is known which way the house faces', () => {
    const told = neighbors({ east: 18, west: 75 });
    expect(said(told)).toBe('The nearest other building on the map is about 18 ft to the east.');
    expect(said(told, { facing: 'south' })).toBe(
      'The nearest other building on the map is about 18 ft from the right side of the house.',
    );
  });

  test('may touch the house, or not be there as far as the map was searched', () => {
    expect(said(neighbors({ north: 0 }))).toBe('Another building touches the house on the map.');
    expect(said(neighbors({}))).toBe('No other building on the map within 360 ft.');
  });
});

test.each([
  [22, 'southwest', 'The ground falls about 22% to the southwest.'],
  [1, null, 'The ground is nearly flat.'],
] as const)('a slope of %d%% is told with its way down', (percent, faces, text) => {
  const value = { slope_percent: percent, faces, sides: { north: 0, east: 0, south: 0, west: 0 } };
  expect(said({ fact: 'terrain', value })).toBe(text);
});

test.each([
  [fires(2017, 1961, 1961), 'Fires burned within a mile in 1961 and 2017.'],
  [
    fires(2018, 2008, 1990, 1961, 1945),
    'Fires burned within a mile in 5 different years, last in 2018.',
  ],
  [{ fact: 'past_fires', value: null } as const, 'No past fire within a mile on the map.'],
])('past fires are told by their years', (told, text) => {
  expect(said(told)).toBe(text);
});
