import type { Locale } from '../../locales/index.ts';
import type { WorkShown } from '../work-in-home.ts';
import * as en from './en/amounts.ts';
import * as es from './es/amounts.ts';

const wordsByLocale = { en, es };

/** Cost and working time for a homeowner: 'Free to $300 (estimate)', '2-6 hours'. */
export function workInWords(
  work: WorkShown,
  locale: Locale,
): { readonly cost: string; readonly time: string } {
  const { costInWords, timeInWords } = wordsByLocale[locale];
  return { cost: costInWords(work), time: timeInWords(work) };
}
