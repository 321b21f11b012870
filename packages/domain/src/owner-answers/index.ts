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
export {
  areaOf,
  goodAnswerOf,
  hazardTypesOf,
  questionById,
  questions,
  questionTextsEn,
  questionTextsEs,
} from './questions/index.ts';
