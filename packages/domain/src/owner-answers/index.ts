export {
  answerAmounts,
  answerAmountSchema,
  answerValues,
  answerValueSchema,
  ownerAnswerSchema,
  type AnswerAmount,
  type AnswerValue,
  type OwnerAnswer,
  questionIds,
  questionIdSchema,
  type QuestionId,
  type AnswerMeaning,
  type Question,
  type AnsweredHazard,
  type QuestionText,
  type QuestionTexts,
} from './question.ts';
export { amountsOf, findingAnswerOf, meaningOf } from './meaning-of.ts';
export { openSides } from './open-sides.ts';
export { areaOf, goodAnswerOf, hazardTypesOf, questionById, questions } from './questions/index.ts';
export { questionTextsEn } from './text/en/index.ts';
export { questionTextsEs } from './text/es/index.ts';
