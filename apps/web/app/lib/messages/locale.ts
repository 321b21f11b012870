import type { Locale } from '@dss/domain';

export { locales, type Locale } from '@dss/domain';

const prefix = /^\/es(?=\/|$)/;

/** The language of a page by its path: Spanish under /es, English everywhere else. */
export function localeOf(pathname: string): Locale {
  return prefix.test(pathname) ? 'es' : 'en';
}

/** The path of the same page in another language, from its path in any. */
export function inLanguage(pathname: string, locale: Locale): string {
  const english = pathname.replace(prefix, '');
  if (locale === 'en') return english === '' ? '/' : english;
  return english === '/' ? '/es' : `/es${english}`;
}

/**
 * How numbers and dates are formatted: as in the United States for both languages. Other Spanish locales write 1.500
 * for 1,500.
 */
export type Format = `${Locale}-US`;

export function formatOf(locale: Locale): Format {
  return `${locale}-US`;
}
