import {
  hazardTextsEn,
  letterTextsEn,
  programTableTextsEn,
  questionTextsEn,
  type LetterLanguage,
} from '@dss/domain';

export const letterLanguageEn: LetterLanguage = {
  letter: letterTextsEn,
  hazards: hazardTextsEn,
  questions: questionTextsEn,
  programTables: programTableTextsEn,
};
