import type { MetaDescriptor } from 'react-router';

import { inLanguage, locales, type Locale } from '../messages/locale.ts';
import { absoluteUrl } from './site-origin.ts';

/** As Open Graph names them: with the country whose readers are meant. */
const openGraphNames: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

/** A page's own language for social cards, and those that it can be had in besides. */
export function openGraphLocales(locale: Locale): MetaDescriptor[] {
  return [
    { property: 'og:locale', content: openGraphNames[locale] },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphNames[other] })),
  ];
}

/**
 * The same page in every language, itself included: search engines believe twins that name each other. Whoever reads
 * neither language gets the English one.
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
