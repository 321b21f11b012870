import type { Locale } from '@dss/domain';
import { reportWordsEn, type ReportWords } from './words-en.ts';
import { reportWordsEs } from './words-es.ts';

export const reportWords: Readonly<Record<Locale, ReportWords>> = {
  en: reportWordsEn,
  es: reportWordsEs,
};
