import {
  hazardTextsEs,
  letterTextsEs,
  programTableTextsEs,
  questionTextsEs,
  type LetterLanguage,
} from '@dss/domain';

import { letterDatesIn } from './letter-dates.ts';

export const letterLanguageEs: LetterLanguage = {
  letter: letterTextsEs,
  dates: letterDatesIn('es-US'),
  hazards: hazardTextsEs,
  questions: questionTextsEs,
  programTables: programTableTextsEs,
};
