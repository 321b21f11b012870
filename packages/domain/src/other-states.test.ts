import { describe, expect, it } from 'vitest';
import {
  appealLetter,
  letterTextsEn,
  letterTextsEs,
  type LetterFact,
} from './appeal-letter/index.ts';
import { cautionTextsEn, cautionTextsEs, guidanceFor } from './guidance/index.ts';
import {
  adviceSourceIn,
  hazardById,
  hazardTextsEn,
  hazardTextsEs,
  hazardTypeIds,
  rulesIn,
  ruleTextsEn,
  ruleTextsEs,
  shownSources,
  sourcesIn,
} from './hazards/index.ts';
import { questionTextsEn, questionTextsEs } from './owner-answers/index.ts';
import {
  stateCodes,
  stateCodeSchema,
  stateNamesEn,
  stateNamesEs,
  type StateCode,
} from './places/states.ts';
import {
  programTablesIn,
  programTableTextsEn,
  programTableTextsEs,
} from './program-tables/index.ts';
import { nothingFound } from './scoring/explained-fixtures.ts';
import { methodTextEn, methodTextEs } from './scoring/index.ts';
import { statePacks, type StatePack } from './state-rules/index.ts';
import { programItemIds } from './program-tables/program-items.ts';
import { upkeepTextsEn } from './upkeep/text/en.ts';
import { upkeepTextsEs } from './upkeep/text/es.ts';

const day = '2026-11-27';
/** How California's law, its programs and its agencies for it are named in either language. */
const californias =
  /\bCCR\b|Code of Regulations|1299|2644|4291|51182|Chapter 7A|capítulo 7A|California (?:Building|Fire|Residential) Code|Safer from Wildfires|Más Seguros|Department of Insurance|Departamento de Seguros|\bAB \d|Zone 0 rule|state law|ley estatal|CAL FIRE(?!: (?:Home hardening|Refuerzo))|Fire Marshal|San Rafael/iu;

const languages = {
  en: {
    letter: letterTextsEn,
    hazards: hazardTextsEn,
    rules: ruleTextsEn,
    questions: questionTextsEn,
    programTables: programTableTextsEn,
    cautions: cautionTextsEn,
    upkeep: upkeepTextsEn,
    method: methodTextEn,
  },
  es: {
    letter: letterTextsEs,
    hazards: hazardTextsEs,
    rules: ruleTextsEs,
    questions: questionTextsEs,
    programTables: programTableTextsEs,
    cautions: cautionTextsEs,
    upkeep: upkeepTextsEs,
    method: methodTextEs,
  },
};

/** Everything that a letter can name as in place: all items but those that nobody can prove. */
const facts = programItemIds
  .filter((id) => id !== 'defensible_space')
  .map((item): LetterFact => ({
    id: item,
    about: { kind: 'in_place', item },
    photos: [],
    checks: [],
    photosShowAll: false,
    answers: [],
    ownersWords: [],
    photosAfter: [],
    doneOn: null,
  }));

/** What a home in a state is told, wherever it is told: each text with its place. */
function textsFor(state: StateCode | null, language: 'en' | 'es'): readonly string[] {
  const words = languages[language];
  const dates = { day: (iso: string) => iso, month: (iso: string) => iso };
  const letter = appealLetter(
    {
      name: '',
      insurer: '',
      policyNumber: '',
      received: 'score',
      receivedOn: '',
      wants: ['score', 'mitigation', 'correction'],
      leftOut: [],
      misjudged: [],
      ownWords: '',
      enclosesReport: true,
    },
    {
      address: '28 Bear Creek Rd, Evergreen',
      state,
      facts,
      frontFaces: null,
      naming: 'compass',
      analysis: { provider: 'built-in', model_name: '', created_at: day, photos: [] },
    },
    { ...words, dates },
    day,
  );
  const evidence = {
    explanation: nothingFound,
    seen: { photos: [], observations: [] },
    answers: [],
  };
  const tables = programTablesIn({ state, area: null }, day, evidence);
  return [
    letter,
    ...tables.flatMap(({ id, items }) => [
      ...Object.values(words.programTables.lists[id]),
      ...items.flatMap((item) => Object.values(words.programTables.items[item.id])),
    ]),
    ...hazardTypeIds.flatMap((type) => {
      const hazard = hazardById(type);
      const { asks, ...text } = words.hazards[type];
      const here = rulesIn(hazard.rules, state, day);
      const { source, cost_sources: prices, ...guidance } = guidanceFor(type, language);
      return [
        ...Object.values(text),
        ...here.flatMap((id) => [words.rules[id].name, words.rules[id].version, asks[id] ?? '']),
        ...shownSources(sourcesIn([...hazard.sources, ...prices], state), language).map(
          ({ title }) => title,
        ),
        guidance.title,
        guidance.why,
        guidance.action,
        adviceSourceIn(source, state),
      ];
    }),
    ...Object.values(words.questions).flatMap((text) => Object.values(text)),
    ...Object.values(words.cautions),
    ...Object.values(words.upkeep).flatMap((text) => Object.values(text)),
    ...words.method.summary,
    ...Object.values(words.method.ceilings),
    ...Object.values(words.method.notes),
  ].map(String);
}

describe.each(['en', 'es'] as const)('the texts in %s', (language) => {
  it.each(['CO', 'OR', null] as const)(
    "name nothing of California's law to a home in %s",
    (state) => {
      expect(textsFor(state, language).filter((text) => californias.test(text))).toEqual([]);
    },
  );

  it.each(['CO', null] as const)('name no program to a home in %s without where it is', (state) => {
    const named = textsFor(state, language).filter(
      // The title of a document says nothing of where the program is.
      (text) => text.includes('Wildfire Prepared') && !text.startsWith('IBHS: '),
    );
    for (const text of named) expect(text).toContain('California');
  });

  it('name it to a home in California', () => {
    const all = textsFor('CA', language).join('\n');
    for (const name of ['2644.9', '14 CCR 1299.03', 'Safer from Wildfires', 'CAL FIRE']) {
      expect(all).toContain(name);
    }
  });
});

/** By what a law is found: the number of its section or bill, as its name has it. */
function citationsOf({ en }: StatePack): readonly string[] {
  return Object.values(en.laws).flatMap(
    ({ name }) =>
      name.match(/\b[AHS]B ?\d[\d-]*|\b\d+(?:[.-]\d+)+[a-z]?|\b(?!20\d\d\b)\d{3,}/gu) ?? [],
  );
}

const statesWithLaws = Object.entries<StatePack>(statePacks).map(
  ([code, pack]) => [stateCodeSchema.parse(code), pack] as const,
);
const isIn = (text: string, citation: string) =>
  new RegExp(`(?<![\\d.-])${citation.replaceAll('.', String.raw`\.`)}(?![\\d-])`, 'u').test(text);

describe.each(statesWithLaws)('the laws of %s', (home, pack) => {
  const citations = citationsOf(pack);

  it.each(['en', 'es'] as const)('are cited in %s to no home elsewhere', (language) => {
    expect(citations.length).toBeGreaterThan(0);
    for (const state of [...stateCodes, null].filter((code) => code !== home)) {
      const texts = textsFor(state, language);
      const cited = citations.filter((citation) => texts.some((text) => isIn(text, citation)));
      expect(cited, String(state)).toEqual([]);
    }
  });

  it('are told without a word of another state', () => {
    for (const { regulator, laws, letterRule } of [pack.en, pack.es]) {
      const texts = [regulator, letterRule ?? '', JSON.stringify(laws)].join(' ');
      for (const [other] of statesWithLaws.filter(([code]) => code !== home)) {
        for (const names of [stateNamesEn, stateNamesEs]) expect(texts).not.toContain(names[other]);
      }
    }
  });
});

it.each([
  ['CA', 'en', false],
  ['CO', 'en', true],
  ['CO', 'es', true],
] as const)(
  'a letter about a home in %s, in %s, says whose days its dates are',
  (state, language, says) => {
    const [letter = ''] = textsFor(state, language);
    expect(letter.includes(languages[language].letter.pacificTime)).toBe(says);
  },
);

it('a program is offered only where it holds', () => {
  const offered = (state: StateCode | null) =>
    programTablesIn({ state, area: null }, day, {
      explanation: nothingFound,
      seen: { photos: [], observations: [] },
      answers: [],
    }).map(({ id }) => id);

  expect(offered('CA')).toHaveLength(3);
  expect(offered('OR')).toEqual(['wildfire_prepared_base', 'wildfire_prepared_plus']);
  expect(offered('CO')).toEqual([]);
  expect(offered(null)).toEqual([]);
});
