import { describe, expect, it } from 'vitest';
import { hazardById, hazardTypeIds } from '../hazards/index.ts';
import { questionIds, type QuestionId } from './question.ts';
import { goodAnswerOf, hazardTypesOf, questionById, questions } from './questions/index.ts';
import { questionTextsEn, questionTextsEs, saidOf } from './statement.ts';

/** The land that the house stands on, when and how it was built, and what a program alone asks for. */
const aboutNoHazard: readonly QuestionId[] = [
  'slope_below',
  'on_ridge',
  'windows_tempered',
  'built_since_2008',
  'manufactured_home',
];

describe('the checklist', () => {
  it('lists every question once', () => {
    expect(questions.map((question) => question.id).sort()).toEqual([...questionIds].sort());
  });

  it.each([
    ['English', questionTextsEn, /^[A-Z].*\?/],
    ['Spanish', questionTextsEs, /¿\p{L}.*\?/u],
  ])('asks questions, each with its reason, in %s', (_language, texts, asked) => {
    expect(Object.keys(texts)).toEqual(Object.keys(questionTextsEn));
    expect(new Set(Object.values(texts).map(({ question }) => question)).size).toBe(
      questionIds.length,
    );
    for (const { question, why } of Object.values(texts)) {
      expect(question).toMatch(asked);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it('finds a hazard by one of yes or no, cleared by the other', () => {
    for (const { id, yes, no } of questions) {
      if (aboutNoHazard.includes(id)) continue;
      const [hazards, clear] = [
        [...yes.hazards, ...no.hazards].map((hazard) => hazard.hazardType),
        [...yes.clear, ...no.clear],
      ];
      expect(hazards.length, id).toBe(1);
      expect(clear, id).toEqual(hazards);
    }
  });

  it('asks by side only about hazards that count by side', () => {
    for (const question of questions) {
      if (question.asked !== 'each_side') continue;
      for (const hazardType of hazardTypesOf(question)) {
        expect(hazardById(hazardType).counted, question.id).toBe('per_side');
      }
    }
  });

  it('asks about every hazard of the catalog', () => {
    const asked = new Set(questions.flatMap(hazardTypesOf));
    expect(hazardTypeIds.filter((type) => !asked.has(type))).toEqual([]);
  });

  it('asks about everything that photos rarely show', () => {
    const asked = new Set(questions.flatMap(hazardTypesOf));
    for (const hazardType of [
      'roof_combustible_covering',
      'vents_unscreened',
      'windows_single_pane',
      'chimney_no_spark_arrestor',
      'neighbor_structure_close',
    ] as const) {
      expect(asked.has(hazardType), hazardType).toBe(true);
    }
  });
});

describe('what an answer is about', () => {
  it('names its ground apart from what burns, so that it isn’t only what burns there', () => {
    expect(questionTextsEn.plants_at_wall.statement).toBe(
      'Plants (anything that grows, even in pots), within five feet of the house or its decks',
    );
    expect(questionTextsEs.plants_at_wall.statement).toBe(
      'Plantas (todo lo que crece, aunque sea en macetas), a menos de 5 pies de la casa o de sus terrazas',
    );
  });

  it('calls examples examples, so that nobody takes them for all there is', () => {
    for (const id of ['fence_attached', 'mulch_at_wall', 'things_at_wall'] as const) {
      expect(questionTextsEn[id].statement, id).toContain('(such as ');
      expect(questionTextsEs[id].statement, id).toContain('(como ');
    }
  });

  it('covers a house number that isn’t there', () => {
    expect(questionTextsEn.address_visible.statement).toContain('missing');
    expect(questionTextsEs.address_visible.statement).toContain('no lo hay');
  });
});

describe('the good answer', () => {
  const good = (id: QuestionId) => goodAnswerOf(questionById(id));

  it('is the one that clears a hazard', () => {
    expect(good('vents_fine_mesh')).toBe('yes');
    expect(good('mulch_at_wall')).toBe('no');
  });

  it("doesn't exist where the owner can't change anything", () => {
    for (const id of [...aboutNoHazard, 'neighbor_near'] as const) expect(good(id), id).toBeNull();
  });
});

describe('an answer as one to its statement', () => {
  /** Questions to which a yes is bad news; to all others with a tile it's a no. */
  const badNews: readonly QuestionId[] = [
    'roof_wood',
    'pergola_attached',
    'fence_attached',
    'plants_at_wall',
    'mulch_at_wall',
    'things_at_wall',
    'firewood_at_wall',
    'woodpile_in_yard',
    'shed_near',
    'dead_plants_in_yard',
    'shrubs_close_together',
    'fuel_under_trees',
    'dry_grass_in_yard',
    'fire_prone_plants_near',
    'double_fence',
    'brush_beyond_yard',
    'dry_grass_beyond_yard',
    'slope_below',
    'neighbor_near',
    'on_ridge',
  ];

  it('is yes where the danger is there, however the question asks', () => {
    for (const { id, texts } of questions) {
      if (texts.en.tile === null) continue;
      expect(saidOf(id, badNews.includes(id) ? 'yes' : 'no'), id).toBe('yes');
      expect(saidOf(id, badNews.includes(id) ? 'no' : 'yes'), id).toBe('no');
    }
  });

  it('finds the hazard that its question names', () => {
    for (const question of questions) {
      const other = question.danger === 'yes' ? 'no' : 'yes';
      expect(question[other].hazards, question.id).toEqual([]);
    }
  });
});
