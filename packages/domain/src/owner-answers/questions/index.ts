import { questionIds, type QuestionId, type Question } from '../question.ts';
import { hazardById, type HazardArea } from '../../hazards/index.ts';
import { clearAnswerOf } from '../meaning-of.ts';
import { groundsQuestions } from './grounds.ts';
import { houseQuestions } from './house.ts';

/** Every question of the checklist, in the order of a walk from the roof down and outward. */
export const questions: readonly Question[] = [...houseQuestions, ...groundsQuestions];

const byId: ReadonlyMap<QuestionId, Question> = new Map(
  questions.map((question) => [question.id, question]),
);

const missing = questionIds.filter((id) => !byId.has(id));
if (missing.length > 0) throw new Error(`The checklist lacks ${missing.join(', ')}.`);

/** Looks a question up; every id has one. */
export function questionById(id: QuestionId): Question {
  const question = byId.get(id);
  if (!question) throw new Error(`The checklist lacks ${id}.`);
  return question;
}

/** The hazard types that an answer to a question can say something about. */
export function hazardTypesOf(question: Question) {
  return [
    ...new Set([
      ...question.yes.clear,
      ...question.no.clear,
      ...[...question.yes.hazards, ...question.no.hazards].map((hazard) => hazard.hazardType),
    ]),
  ];
}

/** The answer that means less hazard; null for facts that aren't scored, such as the slope and the distance of neighbors. */
export function goodAnswerOf(question: Question): 'yes' | 'no' | null {
  const isScored = hazardTypesOf(question).some((type) => hazardById(type).domain !== 'context');
  if (!isScored) return null;
  return clearAnswerOf(question);
}

/** The part of the home that a question is about; null for what is no hazard, such as the slope. */
export function areaOf(question: Question): HazardArea | null {
  const [type] = hazardTypesOf(question);
  return type === undefined ? null : hazardById(type).area;
}
