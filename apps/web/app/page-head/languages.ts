import type { MetaDescriptor } from 'react-router';

import { inLanguage, locales, type Locale } from '../messages/locale.ts';
import { absoluteUrl } from './site-origin.ts';

/** Open Graph locales, which include the country. */
const openGraphNames: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

/** The Open Graph tags for a page's language and its alternates. */
export function openGraphLocales(locale: Locale): MetaDescriptor[] {
  return [
    { property: 'og:locale', content: openGraphNames[locale] },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphNames[other] })),
  ];
}

/**
 * Links to the same page in every language, including itself: search engines trust alternates that link to each other.
 * Everyone else gets the English page.
 */
export function languageLinks(englishPath: string): MetaDescriptor[] {
  const link = (hrefLang: string, path: string) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(path),
  });
  return [
    ...locales.map((locale) => link(locale, inLanguage(englishPath, locale))),
    link('x-default', englishPath),
  ];
}
