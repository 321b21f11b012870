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
  type TileText,
  type QuestionTexts,
} from './question.ts';
export { amountsOf, clearAnswerOf, findingAnswerOf, meaningOf } from './meaning-of.ts';
export {
  fiveFeetQuestions,
  questionTextsEn,
  questionTextsEs,
  answerToStatement,
} from './statement.ts';
export { openSides } from './open-sides.ts';
export { replacesAnswer, saysSomewhere } from './replaces.ts';
export { areaOf, goodAnswerOf, hazardTypesOf, questionById, questions } from './questions/index.ts';
