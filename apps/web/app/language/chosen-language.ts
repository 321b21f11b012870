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
