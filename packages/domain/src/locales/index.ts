/** The product's languages, as BCP 47 tags. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** The language for clients that request none. */
export const defaultLocale: Locale = 'en';

/** What the path of a page in a language begins with, before that of the English one: '/es'. */
export function pathPrefix(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}
