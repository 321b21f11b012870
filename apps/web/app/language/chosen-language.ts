import { locales, type Locale } from '../messages/locale.ts';

/** The server reads it too: a claim link leads to the chosen language. */
const cookieName = 'dss_language';
const year = 365 * 24 * 60 * 60;

/** The language that a reader chose, from all cookies as the browser gives them; null while none was chosen. */
export function chosenLanguage(cookies: string): Locale | null {
  const chosen = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return locales.find((locale) => locale === chosen) ?? null;
}

/** Keeps the choice for a year. */
export function keepLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
