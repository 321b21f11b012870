import { cookieIn, cookieText } from '../../lib/device/storage/cookies.ts';
import { locales, type Locale } from '../../lib/messages/locale.ts';
import { storedChoices } from '../../lib/device/native/stored-choices.ts';

/** The server reads this cookie, too: a claim link's page uses the chosen language. */
const cookieName = 'dss_language';

/** The language that the visitor chose, from a `document.cookie` string; null if none was chosen. */
export function chosenLanguage(cookies: string): Locale | null {
  const chosen = cookieIn(cookies, cookieName);
  return locales.find((locale) => locale === chosen) ?? null;
}

/** Saves the choice for a year. */
export function keepLanguage(locale: Locale): void {
  const { protocol } = location;
  storedChoices.write(cookieText({ name: cookieName, value: locale, lasts: true, protocol }));
}

export interface Reader {
  readonly page: Locale;
  readonly chosen: Locale | null;
  /** The browser's preferred languages, best first: 'es-MX', 'en'. */
  readonly preferred: readonly string[];
}

/**
 * The language to offer the visitor of this page: the one they chose before, else their browser's first preference.
 * Null if the page is already in it. A visitor without a choice who opens a Spanish page gets no offer.
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
