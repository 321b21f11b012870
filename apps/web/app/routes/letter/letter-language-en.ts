import {
  hazardTextsEn,
  letterTextsEn,
  programTableTextsEn,
  questionTextsEn,
  type LetterLanguage,
} from '@dss/domain';

import { letterDatesIn } from './letter-dates.ts';

export const letterLanguageEn: LetterLanguage = {
  letter: letterTextsEn,
  dates: letterDatesIn('en-US'),
  hazards: hazardTextsEn,
  questions: questionTextsEn,
  programTables: programTableTextsEn,
};
