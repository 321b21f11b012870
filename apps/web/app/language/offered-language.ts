import { locales, type Locale } from '../messages/locale.ts';

export interface Reader {
  readonly page: Locale;
  readonly chosen: Locale | null;
  /** What the browser asks for, best first: 'es-MX', 'en'. */
  readonly preferred: readonly string[];
}

/**
 * The language to offer a reader of this page: the one they chose before, else the first that their browser prefers.
 * Null where the page speaks it already. Who came to a Spanish page without a choice came to read Spanish.
 */
export function offeredLanguage({ page, chosen, preferred }: Reader): Locale | null {
  if (chosen !== null) return chosen === page ? null : chosen;
  if (page !== 'en') return null;
  const first = preferred.map(languageOf).find((locale) => locale !== undefined);
  return first === undefined || first === page ? null : first;
}

function languageOf(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split('-');
  return locales.find((locale) => locale === language);
}
