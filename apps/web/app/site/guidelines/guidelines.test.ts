import { expect, test } from 'vitest';

import guidelines from '../../messages/en/guidelines.json' with { type: 'json' };
import { hardening, preparedness, zones } from './checklists.ts';
import { links, resources } from './links.ts';
import { plantGroups } from './plants.ts';

test(
  'the warning says to follow evacuation orders and to call 911, and leads to the state fire agency',
  { tags: ['spec:core-45'] },
  () => {
    expect(guidelines.warning.text).toContain('Follow evacuation orders');
    expect(guidelines.warning.text).toContain('call <emergency>911</emergency>');
    expect(new URL(links.fireAgency).hostname).toBe('www.fire.ca.gov');
  },
);

test(
  'each zone and each part of hardening and preparedness has its points, all in words',
  { tags: ['spec:core-46', 'spec:core-47', 'spec:core-49'] },
  () => {
    const parts = [
      [zones, guidelines.zones.points, ['zone1', 'zone2', 'zone3']],
      [hardening, guidelines.hardening.points, ['roof', 'walls', 'decks']],
      [preparedness, guidelines.preparedness.points, ['plan', 'supplies', 'informed']],
    ] as const;
    for (const [lists, words, ids] of parts) {
      expect(lists.map(({ id }) => id)).toEqual(ids);
      const named = lists.flatMap(({ points }) => [...points] as string[]);
      expect(named.toSorted()).toEqual(Object.keys(words).toSorted());
      expect(Math.min(...lists.map(({ points }) => points.length))).toBeGreaterThanOrEqual(3);
    }
  },
);

test(
  'trees, shrubs and ground cover each have plants with a page elsewhere',
  { tags: ['spec:core-48'] },
  () => {
    expect(plantGroups.map(({ id }) => id)).toEqual(['trees', 'shrubs', 'groundCover']);
    const plants = plantGroups.flatMap(({ plants: own }) => [...own]);
    expect(plants.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(guidelines.plants.names).toSorted(),
    );
    for (const { url } of plants) expect(new URL(url).protocol).toBe('https:');
  },
);

test('there are four official resources, of agencies', { tags: ['spec:core-50'] }, () => {
  expect(resources).toHaveLength(4);
  const hosts = resources.map(({ url }) => new URL(url.en).hostname);
  expect(hosts).toEqual([
    'readyforwildfire.org',
    'www.fire.ca.gov',
    'www.insurance.ca.gov',
    'www.ready.gov',
  ]);
});
