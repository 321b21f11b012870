import type { Locale } from '@dss/domain';

export { locales, type Locale } from '@dss/domain';

const prefix = /^\/es(?=\/|$)/;

/** The language of a page by its path: Spanish below /es, English everywhere else. */
export function localeOf(pathname: string): Locale {
  return prefix.test(pathname) ? 'es' : 'en';
}

/** The path of the same page in a language, from its path in any. */
export function inLanguage(pathname: string, locale: Locale): string {
  const english = pathname.replace(prefix, '');
  if (locale === 'en') return english === '' ? '/' : english;
  return english === '/' ? '/es' : `/es${english}`;
}

/**
 * How a language writes numbers and dates here. Both as the United States do: in other Spanish 1.500 is what is 1,500 to
 * a Californian.
 */
export type Format = `${Locale}-US`;

export function formatOf(locale: Locale): Format {
  return `${locale}-US`;
}
