import { cookieIn, keptCookie } from '../browser-storage/index.ts';
import { locales, type Locale } from '../messages/locale.ts';
import { keptChoices } from '../native/index.ts';

/** The server reads it too: the page of a claim link speaks the chosen language. */
const cookieName = 'dss_language';

/** The language that a reader chose, from all cookies as the browser gives them; null while none was chosen. */
export function chosenLanguage(cookies: string): Locale | null {
  const chosen = cookieIn(cookies, cookieName);
  return locales.find((locale) => locale === chosen) ?? null;
}

/** Keeps the choice for a year. */
export function keepLanguage(locale: Locale): void {
  const { protocol } = location;
  keptChoices.write(keptCookie({ name: cookieName, value: locale, lasts: true, protocol }));
}

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
