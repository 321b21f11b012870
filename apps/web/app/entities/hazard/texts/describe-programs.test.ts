import { hazardById, hazardCatalog } from '@dss/domain';
import { expect, test } from 'vitest';

import sources from '../../../lib/messages/en/sources.json' with { type: 'json' };
import { fieldTextsEn } from '../../../lib/messages/en/field-texts.ts';
import { describePrograms } from './describe-programs.ts';

test('a hazard names the programs that ask for it', () => {
  const { programs } = hazardById('siding_combustible');
  expect(describePrograms(programs, fieldTextsEn).map(({ id, ask }) => [id, ask])).toEqual([
    ['wildfire_prepared_home', 'plus'],
    ['chapter_7a', 'partly'],
  ]);
});

test('a hazard that no program asks for names none', () => {
  expect(describePrograms(hazardById('neighbor_structure_close').programs, fieldTextsEn)).toEqual(
    [],
  );
});

test('every requirement of a program has its words', () => {
  const asked = hazardCatalog.flatMap((hazard) => describePrograms(hazard.programs, fieldTextsEn));
  expect(asked.length).toBeGreaterThan(hazardCatalog.length / 2);
  expect(Object.keys(sources.programs.asks)).toEqual(
    expect.arrayContaining(asked.map(({ ask }) => ask)),
  );
});
