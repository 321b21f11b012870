import { describe, expect, test } from 'vitest';

import guidelines from '../../../lib/messages/en/guidelines.json' with { type: 'json' };
import { hardening, preparedness, zones, resources, plantGroups } from './guidelines-content.ts';

const drawn = (lists: typeof zones | typeof hardening) =>
  lists.map(({ id, advice }) => ({ id, points: advice.flatMap(({ points }) => [...points]) }));

const parts = [
  ['zones', drawn(zones), guidelines.zones.points, ['zone1', 'zone2', 'zone3']],
  ['hardening', drawn(hardening), guidelines.hardening.points, ['roof', 'walls', 'decks']],
  ['preparedness', preparedness, guidelines.preparedness.points, ['plan', 'supplies', 'informed']],
] as const;

describe.each(parts)('the section on %s', (_name, lists, words, ids) => {
  test('has its parts in order', () => {
    expect(lists.map(({ id }) => id)).toEqual(ids);
  });

  test('has at least three points in each part', () => {
    expect(Math.min(...lists.map(({ points }) => points.length))).toBeGreaterThanOrEqual(3);
  });

  test('shows every point that has a text', () => {
    const named = lists.flatMap(({ points }) => [...points] as string[]);
    expect([...named].sort()).toEqual(Object.keys(words).sort());
  });
});

test('no drawing is on the page twice', () => {
  const hazards: readonly string[] = [...zones, ...hardening].flatMap(({ advice }) =>
    advice.map(({ hazard }) => hazard),
  );
  expect(new Set(hazards).size).toBe(hazards.length);
});

describe('the plants', () => {
  const plants = plantGroups.flatMap(({ plants: own }) => [...own]);

  test('are trees, shrubs or ground cover', () => {
    expect(plantGroups.map(({ id }) => id)).toEqual(['trees', 'shrubs', 'groundCover']);
  });

  test('include every plant that has a name', () => {
    expect(plants.map(({ id }) => id).sort()).toEqual(Object.keys(guidelines.plants.names).sort());
  });

  test('each link to a page about the plant', () => {
    for (const { url } of plants) expect(new URL(url).protocol).toBe('https:');
  });
});

test('there are four official resources from agencies', () => {
  expect(resources).toHaveLength(4);
  const hosts = resources.map(({ url }) => new URL(url.en).hostname);
  expect(hosts).toEqual([
    'readyforwildfire.org',
    'www.fire.ca.gov',
    'www.insurance.ca.gov',
    'www.ready.gov',
  ]);
});
