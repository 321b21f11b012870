export {
  answerValues,
  ownerAnswerSchema,
  type AnswerValue,
  type OwnerAnswer,
} from './owner-answer.ts';
