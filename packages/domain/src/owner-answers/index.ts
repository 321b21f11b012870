export {
  answerValues,
  ownerAnswerSchema,
  type AnswerValue,
  type OwnerAnswer,
} from './owner-answer.ts';
export { questionIds, questionIdSchema, type QuestionId } from './question-id.ts';
export type { AnswerMeaning, Question, AnsweredHazard } from './question.ts';
export { areaOf, goodAnswerOf, hazardTypesOf, questionById, questions } from './questions/index.ts';
export type { QuestionText, QuestionTexts } from './text/question-text.ts';
export { questionTextsEn } from './text/en/index.ts';
export { questionTextsEs } from './text/es/index.ts';
