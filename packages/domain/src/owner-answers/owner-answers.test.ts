import { describe, expect, it } from 'vitest';
import { hazardById, hazardTypeIds } from '../hazards/index.ts';
import { questionIds, type QuestionId } from './question.ts';
import { goodAnswerOf, hazardTypesOf, questionById, questions } from './questions/index.ts';
import { answerToStatement } from './statement.ts';

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

  it('names each hazard in five words at most, with a note short enough for its tile', () => {
    const count = (text: string | null) => (text === null ? 0 : text.split(/\s+/).length);
    for (const { id, texts } of questions) {
      for (const locale of ['en', 'es'] as const) {
        const { tile } = texts[locale];
        if (tile === null) continue;
        expect(count(tile.name), `${id} ${locale}`).toBeLessThanOrEqual(5);
        expect(count(tile.note), `${id} ${locale}`).toBeLessThanOrEqual(8);
      }
      expect(texts.es.tile?.note === null, id).toBe(texts.en.tile?.note === null);
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
  it('is yes where the danger is there, however the question asks', () => {
    for (const { id, texts, danger } of questions) {
      if (texts.en.tile === null) continue;
      expect(answerToStatement(id, danger), id).toBe('yes');
      expect(answerToStatement(id, danger === 'yes' ? 'no' : 'yes'), id).toBe('no');
    }
  });

  it('finds the hazard that its question names', () => {
    for (const question of questions) {
      const other = question.danger === 'yes' ? 'no' : 'yes';
      expect(question[other].hazards, question.id).toEqual([]);
    }
  });
});
