import { hazardById, hazardCatalog } from '@dss/domain';
import { expect, test } from 'vitest';

import sources from '../messages/en/sources.json' with { type: 'json' };
import { fieldTextsEn } from '../messages/en/field-texts.ts';
import { describeProgrammes } from './describe-programmes.ts';

test('a hazard names the programmes that ask for it, and none that does not', () => {
  const { programmes } = hazardById('siding_combustible');
  expect(describeProgrammes(programmes, fieldTextsEn).map(({ id, ask }) => [id, ask])).toEqual([
    ['wildfire_prepared_home', 'plus'],
    ['chapter_7a', 'yes'],
  ]);
  expect(
    describeProgrammes(hazardById('neighbor_structure_close').programmes, fieldTextsEn),
  ).toEqual([]);
});

test('whatever a programme asks for has its words', () => {
  const asked = hazardCatalog.flatMap((hazard) =>
    describeProgrammes(hazard.programmes, fieldTextsEn),
  );
  expect(asked.length).toBeGreaterThan(hazardCatalog.length / 2);
  expect(Object.keys(sources.programmes.asks)).toEqual(
    expect.arrayContaining(asked.map(({ ask }) => ask)),
  );
});
