import { describe, expect, it } from 'vitest';
import { hazardCatalog, hazardTextsEn, hazardTextsEs } from '../catalog/index.ts';
import { programs } from '../programs.ts';
import { ruleById, rules } from '../rules.ts';
import { programNamesEn, ruleTextsEn } from './en/rules.ts';
import { programNamesEs, ruleTextsEs } from './es/rules.ts';

const languages = [
  {
    language: 'English',
    hazards: hazardTextsEn,
    ruleTexts: ruleTextsEn,
    programNames: programNamesEn,
    notStateLaw: /not state law yet/iu,
    oneCity: /one city/,
    where: /in force in state responsibility areas;/,
  },
  {
    language: 'Spanish',
    hazards: hazardTextsEs,
    ruleTexts: ruleTextsEs,
    programNames: programNamesEs,
    notStateLaw: /todavía no es ley estatal/iu,
    oneCity: /una sola ciudad/,
    where: /vigente en áreas de responsabilidad estatal;/,
  },
];

describe.each(languages)(
  'the catalog in $language',
  ({ hazards, ruleTexts, programNames, notStateLaw, where, oneCity }) => {
    it('explains each rule of a hazard, no others', () => {
      for (const { id, rules: named } of hazardCatalog) {
        expect(Object.keys(hazards[id].asks).sort(), id).toEqual([...named].sort());
      }
    });

    it('says where a rule is in force that isn’t everywhere, and calls none in force everywhere that isn’t', () => {
      for (const id of hazardCatalog.flatMap((hazard) => hazard.rules)) {
        const { status } = ruleById(id);
        expect(where.test(ruleTexts[id].version), id).toBe(status === 'in_force_in_areas');
        expect(id.startsWith('ccr_1299_03'), id).toBe(status === 'in_force_in_areas');
        expect(oneCity.test(ruleTexts[id].version), id).toBe(status === 'in_force_in_city');
      }
    });

    it('names every rule with its version', () => {
      expect(Object.keys(ruleTexts)).toEqual(Object.keys(rules));
      for (const rule of Object.values(ruleTexts)) expect(rule.version.length).toBeGreaterThan(5);
    });

    it('names every program', () => {
      expect(Object.keys(programNames)).toEqual(programs.map(({ id }) => id));
    });

    it('says wherever Zone 0 is named that it is not state law', () => {
      expect(ruleById('zone_0').status).toBe('draft');
      for (const { id, rules: named } of hazardCatalog) {
        if (named.includes('zone_0')) expect(hazards[id].asks.zone_0).toMatch(notStateLaw);
      }
    });
  },
);

const figuresOf = (texts: object) => JSON.stringify(texts).match(/\d+(?:[.,/]\d+)*/g) ?? [];

describe('the catalog in Spanish', () => {
  it('repeats no English text', () => {
    for (const { id, rules: named } of hazardCatalog) {
      const [english, spanish] = [hazardTextsEn[id], hazardTextsEs[id]];
      for (const part of ['title', 'lookFor', 'mistakenFor', 'severity'] as const) {
        expect(spanish[part], id).not.toBe(english[part]);
      }
      for (const rule of named) expect(spanish.asks[rule], id).not.toBe(english.asks[rule]);
    }
  });

  it('keeps the figures of the English', () => {
    for (const { id } of hazardCatalog) {
      // English writes small numbers in words, Spanish in figures: there may be more.
      expect(figuresOf(hazardTextsEs[id]), id).toEqual(
        expect.arrayContaining(figuresOf(hazardTextsEn[id])),
      );
    }
    expect(figuresOf(ruleTextsEs)).toEqual(expect.arrayContaining(figuresOf(ruleTextsEn)));
  });
});
