import { describe, expect, it } from 'vitest';
import { evidenceOf, hazardRow, nothingFound } from '../scoring/explained-fixtures.ts';
import type { ProgramEvidence } from '../program-tables/index.ts';
import type { AddressFacts } from '../api/address-facts.ts';
import {
  isOverdue,
  lawBasis,
  lawPlaceOf,
  lawStanding,
  lawsHere,
  statePacks,
  statesWithoutLaws,
  type Law,
  type LawPlace,
} from './index.ts';

const day = '2026-11-28';

const paradise: LawPlace = {
  state: 'CA',
  address: '6500 Skyway, Paradise, CA 95969',
  county: 'Butte',
  area: 'LRA',
  zone: 'very_high',
  saleZone: 'very_high',
};

const unknown = { county: null, area: null, zone: null, saleZone: null };

function groups(place: Partial<LawPlace>, on = day) {
  return Object.fromEntries(
    lawsHere({ ...paradise, ...place }, on).map(({ id, group }) => [id, group]),
  );
}

describe('what applies at an address', () => {
  it('is the law of the area that answers for fires there, and no other', () => {
    expect(groups({})).toMatchObject({ gov_51182: 'binding', civ_1102_19: 'binding' });
    expect(groups({})).not.toHaveProperty('prc_4291');
    expect(groups({ area: 'SRA', zone: 'high' })).toMatchObject({ prc_4291: 'binding' });
    expect(groups({ area: 'SRA', zone: 'high' })).not.toHaveProperty('gov_51182');
  });

  it('binds nobody by a zone outside of it', () => {
    const flat = groups({ area: 'LRA', zone: 'none', saleZone: 'none' });
    for (const id of ['prc_4291', 'gov_51182', 'chapter_7a', 'civ_1102_19', 'civ_1102_6f']) {
      expect(flat).not.toHaveProperty(id);
    }
    expect(flat).toMatchObject({ ccr_2644_9: 'binding' });
    expect(groups({ area: 'LRA', zone: 'high' })).not.toHaveProperty('gov_51182');
  });

  it('may be, where a service didn’t say enough', () => {
    expect(groups(unknown)).toMatchObject({ prc_4291: 'maybe', gov_51182: 'maybe' });
    expect(groups({ ...unknown, area: 'SRA' })).toMatchObject({ prc_4291: 'binding' });
    expect(groups({ ...unknown, area: 'SRA' })).not.toHaveProperty('gov_51182');
    expect(groups({ ...unknown, zone: 'high' })).toMatchObject({ prc_4291: 'maybe' });
    expect(groups({ ...unknown, zone: 'high' })).not.toHaveProperty('gov_51182');
  });

  it('asks of new buildings more where the state answers for fires than where a city does', () => {
    expect(groups({ area: 'SRA', zone: 'moderate' })).toMatchObject({ chapter_7a: 'binding' });
    expect(groups({ area: 'LRA', zone: 'moderate' })).not.toHaveProperty('chapter_7a');
    expect(groups({ area: 'LRA', zone: 'very_high' })).toMatchObject({ chapter_7a: 'binding' });
    expect(groups({ area: null, zone: 'moderate' })).toMatchObject({ chapter_7a: 'maybe' });
  });

  it('is only perhaps one of which no source says whether it holds there', () => {
    expect(groups({ area: 'LRA', zone: 'high' })).toMatchObject({ chapter_7a: 'maybe' });
    expect(groups({ area: null, zone: 'high' })).toMatchObject({ chapter_7a: 'maybe' });
    expect(groups({ area: 'FRA', zone: 'high' })).not.toHaveProperty('chapter_7a');
  });

  it('asks the map for sales about a sale, not the one for defensible space', () => {
    expect(groups({ zone: 'none' })).toMatchObject({ civ_1102_19: 'binding' });
    expect(groups({ saleZone: 'moderate' })).not.toHaveProperty('civ_1102_19');
  });

  it('is a city’s rule in that city alone', () => {
    expect(groups({})).toMatchObject({ paradise_zone_0: 'local' });
    const oakland = { address: '1 Berkeley Way, Oakland, CA 94611' };
    expect(groups(oakland)).not.toHaveProperty('berkeley_ember');
    const berkeley = { address: '12 Grizzly Peak Blvd, berkeley, CA 94708' };
    expect(groups(berkeley)).toMatchObject({ berkeley_ember: 'local' });
    expect(groups(berkeley, '2025-12-31')).toMatchObject({ berkeley_ember: 'coming' });
  });

  it('is a county’s rule in that county, and isn’t named where nobody knows the county', () => {
    expect(groups({ county: 'Ventura' })).toMatchObject({ ventura_zone_0: 'local' });
    expect(groups({ county: 'Butte' })).not.toHaveProperty('ventura_zone_0');
    expect(groups(unknown)).not.toHaveProperty('ventura_zone_0');
  });

  it('never binds by what was withdrawn, repealed, advised, or begins later', () => {
    expect(groups({})).toMatchObject({ zone_0: 'coming' });
    expect(groups({ state: 'OR' })).toMatchObject({
      sb_83: 'ended',
      model_code: 'advice',
      ors_742_277: 'binding',
    });
    expect(groups({ state: 'CO' }, '2026-06-30')).toMatchObject({ crs_10_4_124: 'coming' });
    expect(groups({ state: 'CO' })).toMatchObject({ crs_10_4_124: 'binding' });
  });

  it('is nothing where no law is known, or no state', () => {
    for (const state of [...statesWithoutLaws.states, null]) expect(groups({ state })).toEqual({});
  });
});

describe('where a home is, as its laws ask', () => {
  const notKnown = { found: { status: 'not_known', reason: 'failed' }, owner: null } as const;
  const nothing: AddressFacts = {
    hazard_zone: notKnown,
    sale_zone: notKnown,
    responsibility: notKnown,
    fire_district: notKnown,
    terrain: notKnown,
    neighbors: notKnown,
    past_fires: notKnown,
    county: notKnown,
  };
  const home = { state: 'CA', address: '6500 Skyway, Paradise, CA 95969' } as const;
  const asked = { source: 'fhsz_sra', asked_on: '2026-11-28', data_from: null } as const;

  it('isn’t known by services that failed, or weren’t asked', () => {
    expect(lawPlaceOf(home, nothing)).toEqual({ ...home, ...unknown });
    expect(lawPlaceOf(home, null)).toEqual({ ...home, ...unknown });
  });

  it('is outside of any zone where a map has none, or one without wildland', () => {
    const facts: AddressFacts = {
      ...nothing,
      hazard_zone: { found: { status: 'nothing_there', ...asked }, owner: null },
      sale_zone: {
        found: { status: 'known', value: { zone: 'non_wildland' }, ...asked },
        owner: null,
      },
    };
    expect(lawPlaceOf(home, facts)).toMatchObject({ zone: 'none', saleZone: 'none' });
  });

  it('is in a county by its name alone, as a service or its owner writes it', () => {
    for (const name of ['Ventura County', 'Ventura', ' ventura county']) {
      const county = {
        found: {
          status: 'known',
          value: { name, state: 'CA' },
          ...asked,
          source: 'census_county',
        },
        owner: null,
      } as const;
      const place = lawPlaceOf(home, { ...nothing, county });
      expect(lawsHere(place, day).map(({ id }) => id)).toContain('ventura_zone_0');
    }
  });

  it('is known by a map, its owner, both, or the written address, as a law’s part of the state asks', () => {
    const { gov_51182, prc_4291, civ_1102_19, berkeley_ember, ccr_2644_9 } = statePacks.CA.laws;
    const facts: AddressFacts = {
      ...nothing,
      responsibility: {
        found: { status: 'known', value: { area: 'LRA' }, ...asked },
        owner: null,
      },
      hazard_zone: {
        found: notKnown.found,
        owner: { value: { zone: 'very_high' }, said_at: '2026-11-28T10:00:00Z' },
      },
    };
    expect(lawBasis(gov_51182, facts)).toBe('maps_and_owner');
    expect(lawBasis(gov_51182, { ...facts, responsibility: notKnown })).toBe('owner');
    expect(lawBasis(prc_4291, facts)).toBe('maps');
    expect(lawBasis(berkeley_ember, facts)).toBe('address');
    expect(lawBasis(civ_1102_19, facts)).toBe('owner');
    expect(lawBasis(ccr_2644_9, facts)).toBeNull();
    expect(lawBasis(gov_51182, null)).toBeNull();
  });

  it('goes by the owner’s word before a service’s', () => {
    const facts: AddressFacts = {
      ...nothing,
      hazard_zone: {
        found: { status: 'known', value: { zone: 'high' }, ...asked },
        owner: { value: { zone: 'very_high' }, said_at: '2026-11-28T10:00:00Z' },
      },
    };
    expect(lawPlaceOf(home, facts)).toMatchObject({ zone: 'very_high', saleZone: 'very_high' });
    const saleMap = { found: { status: 'nothing_there', ...asked }, owner: null } as const;
    expect(lawPlaceOf(home, { ...facts, sale_zone: saleMap })).toMatchObject({ saleZone: 'none' });
    expect(lawBasis(statePacks.CA.laws.civ_1102_19, { ...facts, sale_zone: saleMap })).toBe('maps');
  });
});

describe('a state’s pack', () => {
  it('is of a state of which nobody says that it has no laws', () => {
    const withLaws: readonly string[] = Object.keys(statePacks);
    expect(statesWithoutLaws.states.filter((state) => withLaws.includes(state))).toEqual([]);
  });

  it('says each law in both languages, differently', () => {
    for (const { laws, en, es } of Object.values(statePacks)) {
      expect(Object.keys(en.laws)).toEqual(Object.keys(laws));
      expect(Object.keys(es.laws)).toEqual(Object.keys(laws));
      expect(JSON.stringify(es.laws)).not.toBe(JSON.stringify(en.laws));
    }
  });

  it('keeps the figures of the English in Spanish', () => {
    const figures = (text: string) =>
      (text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number).sort((one, other) => one - other);
    for (const { en, es } of Object.values(statePacks)) {
      for (const [id, { asks }] of Object.entries(en.laws)) {
        const spanish = Object.entries(es.laws).find(([other]) => other === id)?.[1].asks ?? '';
        expect(figures(spanish), id).toEqual(figures(asks));
      }
    }
  });

  it('says whose points a home is compared with, where they aren’t known to be the law’s own', () => {
    for (const { laws, en, es } of Object.values(statePacks)) {
      for (const [id, law] of Object.entries<Law>(laws)) {
        const isForStatesLand = law.where.kind === 'zones' && law.where.areas?.join() === 'SRA';
        const is1299 = law.hazardRules.some((rule) => rule.startsWith('ccr_1299_03'));
        if (is1299 && !isForStatesLand) expect(law.comparedWith, id).toBe('14 CCR 1299.03');
        if (law.comparedWith === undefined) continue;
        for (const texts of [en, es]) {
          const text = Object.entries(texts.laws).find(([other]) => other === id)?.[1];
          expect(text?.asks).toContain(law.comparedWith);
        }
      }
    }
  });

  it('begins before it ends', () => {
    const all = Object.values(statePacks).flatMap(({ laws }) => Object.values<Law>(laws));
    expect(
      all.filter(({ from, until }) => from !== null && until !== null && from >= until),
    ).toEqual([]);
  });

  it('is overdue once the last look is older than the oldest that may be', () => {
    expect(isOverdue({ checkedOn: '2026-09-25' }, '2026-09-25')).toBe(false);
    expect(isOverdue({ checkedOn: '2026-09-25' }, '2026-09-26')).toBe(true);
  });
});

const noAnswers: ProgramEvidence = {
  explanation: nothingFound,
  seen: { photos: [], observations: [] },
  answers: [],
};

describe('how a home stands against a law', () => {
  const here = { law: statePacks.CA.laws.prc_4291, group: 'binding' } as const;
  const roof = hazardRow('roof_debris', { confidence: 0.9, evidence: [evidenceOf({})] });
  const notSeen = {
    kind: 'not_seen' as const,
    hazard_type: 'roof_debris' as const,
    domain: 'roof_gutters' as const,
    points: 1,
    sides: [],
  };

  it('is what was found of what it names', () => {
    const evidence = { ...noAnswers, explanation: { ...nothingFound, rows: [roof] } };
    expect(lawStanding(here, evidence)).toEqual({
      state: 'found',
      found: ['roof_debris'],
      mayCount: [],
    });
  });

  it('tells what breaks the law from what it may let stay', () => {
    const firewood = { ...roof, hazard_type: 'zone0_firewood_lumber' } as const;
    const evidence = { ...noAnswers, explanation: { ...nothingFound, rows: [firewood] } };
    expect(lawStanding(here, evidence)).toEqual({
      state: 'found',
      found: [],
      mayCount: ['zone0_firewood_lumber'],
    });
  });

  it.each(['coming', 'advice', 'ended'] as const)(
    'is nothing for a law in the group “%s”, whatever was found',
    (group) => {
      const evidence = { ...noAnswers, explanation: { ...nothingFound, rows: [roof] } };
      expect(lawStanding({ ...here, group }, evidence)).toBeNull();
    },
  );

  it('tells not asked, seen in part, and nothing found apart', () => {
    expect(lawStanding(here, noAnswers)?.state).toBe('not_asked');
    const clean = {
      ...noAnswers,
      answers: [{ question_id: 'roof_clean', answer: 'yes', side: null }],
    } satisfies ProgramEvidence;
    expect(lawStanding(here, clean)?.state).toBe('none_found');
    const inPart = { ...clean, explanation: { ...nothingFound, rows: [notSeen] } };
    expect(lawStanding(here, inPart)?.state).toBe('partly_seen');
  });

  it('is nothing for a law that names no hazard', () => {
    expect(lawStanding({ ...here, law: statePacks.CA.laws.ccr_2644_9 }, noAnswers)).toBeNull();
  });
});
