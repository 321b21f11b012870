import { recordOf } from '../hazards/index.ts';
import type { Locale } from '../locales/index.ts';
import { questionIds, type AnswerValue, type QuestionId, type QuestionTexts } from './question.ts';
import { questionById } from './questions/index.ts';

/** Asked of the first five feet along a wall, all on one screen, whose heading names that ground. */
export const fiveFeetQuestions = [
  'fence_attached',
  'plants_at_wall',
  'five_feet_kept',
  'mulch_at_wall',
  'firewood_at_wall',
  'things_at_wall',
] as const satisfies readonly QuestionId[];

const fiveFeet: Readonly<Record<Locale, string>> = {
  en: 'within five feet of the house or its decks',
  es: 'a menos de 5 pies de la casa o de sus terrazas',
};

/**
 * What an answer is about, in the words of its tile with the ground where it was looked for: “Plants (anything that grows, even in
 * pots), within five feet of the house or its decks”. The question itself where it is about no hazard.
 */
function statementOf(id: QuestionId, locale: Locale): string {
  const { tile, question } = questionById(id).texts[locale];
  if (tile === null) return question;
  const isWithinFiveFeet = fiveFeetQuestions.some((each) => each === id);
  const thing = tile.detail === null ? tile.name : `${tile.name} (${tile.detail})`;
  // Set off, since what burns isn't only what burns there.
  return isWithinFiveFeet ? `${thing}, ${fiveFeet[locale]}` : thing;
}

const textsIn = (locale: Locale): QuestionTexts =>
  recordOf(questionIds, (id) => ({
    ...questionById(id).texts[locale],
    statement: statementOf(id, locale),
  }));

export const questionTextsEn = textsIn('en');
export const questionTextsEs = textsIn('es');

/** An answer as one to its statement: yes means that the hazard is there, however the question asks. */
export function answerToStatement(id: QuestionId, answer: AnswerValue): AnswerValue {
  const question = questionById(id);
  if (question.texts.en.tile === null || (answer !== 'yes' && answer !== 'no')) return answer;
  return answer === question.danger ? 'yes' : 'no';
}
