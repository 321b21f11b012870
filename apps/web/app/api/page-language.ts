import { localeOf, type Locale } from '../messages/locale.ts';

/** The language to request server texts in: the page's, which may differ from the browser's preference. */
export function pageLanguage(): Locale {
  return localeOf(location.pathname);
}
