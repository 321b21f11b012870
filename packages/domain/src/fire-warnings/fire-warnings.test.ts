import { describe, expect, it } from 'vitest';
import { hazardCatalog, type HazardTypeId } from '../hazards/index.ts';
import { todayTextsEn } from './text/en.ts';
import { todayTextsEs } from './text/es.ts';
import { todayList, todayStepIds } from './index.ts';

const idsFor = (...found: HazardTypeId[]) => todayList(new Set(found)).map(({ id }) => id);

describe('the list for the day of a warning', () => {
  it('begins with what was found at the home, and names the findings', () => {
    const [first, second] = todayList(new Set(['zone0_firewood_lumber']));
    expect(first).toEqual({ id: 'move_firewood', because: ['zone0_firewood_lumber'] });
    expect(second?.because).toEqual([]);
  });

  it('has nothing of a home’s own where nothing was looked at', () => {
    for (const { because } of todayList(null)) expect(because).toEqual([]);
  });

  it('says once what two findings ask for', () => {
    const list = todayList(new Set(['zone1_tall_dry_grass', 'zone2_tall_dry_grass']));
    expect(list.filter(({ id }) => id === 'leave_grass')).toHaveLength(1);
    expect(new Set(list[0]?.because)).toEqual(
      new Set(['zone1_tall_dry_grass', 'zone2_tall_dry_grass']),
    );
  });

  it('says once what a finding asks for and every home needs', () => {
    expect(idsFor('envelope_gaps')).toEqual([
      'close_openings',
      'park_outside',
      'no_sparks',
      'keep_phone',
    ]);
  });

  it('leaves out what cannot be done in minutes', () => {
    expect(idsFor('roof_combustible_covering', 'gutter_debris', 'siding_combustible')).toEqual(
      idsFor(),
    );
  });

  it('stays short however much was found, with what weighs most first', () => {
    const list = todayList(new Set(hazardCatalog.map(({ id }) => id)));
    const own = list.filter(({ because }) => because.length > 0);
    expect(own).toHaveLength(5);
    const weights = own.map(({ because }) =>
      Math.max(...because.map((id) => hazardCatalog.find((each) => each.id === id)?.points ?? 0)),
    );
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
  });

  it('uses every step somewhere', () => {
    const used = hazardCatalog.flatMap(({ today }) => today ?? []);
    expect(todayStepIds.filter((id) => !used.includes(id) && !idsFor().includes(id))).toEqual([]);
  });

  it.each([...Object.values(todayTextsEn), ...Object.values(todayTextsEs)])(
    'never speaks of leaving, ladders or roofs: %s',
    (text) => {
      expect(text).not.toMatch(/evacu|leave (now|early|home)|salga|ladder|escalera|roof|techo/i);
    },
  );
});
