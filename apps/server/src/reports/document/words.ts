import type { Locale } from '@dss/domain';
import type { ReportWords } from './report-words.ts';
import { reportWordsEn } from './words-en.ts';
import { reportWordsEs } from './words-es.ts';

export const reportWords: Readonly<Record<Locale, ReportWords>> = {
  en: reportWordsEn,
  es: reportWordsEs,
};
