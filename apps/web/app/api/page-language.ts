import { localeOf, type Locale } from '../messages/locale.ts';

/** The language that the server's own words are asked for in: the page's. The browser's own wish may be another. */
export function pageLanguage(): Locale {
  return localeOf(location.pathname);
}
