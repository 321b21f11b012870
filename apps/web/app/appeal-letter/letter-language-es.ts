import {
  hazardTextsEs,
  letterTextsEs,
  programTableTextsEs,
  questionTextsEs,
  type LetterLanguage,
} from '@dss/domain';

export const letterLanguageEs: LetterLanguage = {
  letter: letterTextsEs,
  hazards: hazardTextsEs,
  questions: questionTextsEs,
  programTables: programTableTextsEs,
};
