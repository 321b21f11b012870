import type { MetaDescriptor } from 'react-router';

import { brand } from '../brand/index.ts';
import { inLanguage, locales, type Locale } from '../messages/locale.ts';
import type { Words } from '../messages/messages.ts';
import { absoluteUrl } from './site-origin.ts';
import { socialPicture } from './social-picture.ts';
import { structuredData, type PageMeta, type Thing } from './structured-data.ts';

/**
 * The head tags of a public page. All URLs are absolute.
 * @param words in the page's language
 * @param things what the page describes besides itself, as structured data
 */
export function pageHead(
  words: Words,
  page: PageMeta,
  things: readonly Thing[] = [],
): MetaDescriptor[] {
  const { title, description, keywords } = page;
  const url = absoluteUrl(page.path);
  const picture = absoluteUrl(socialPicture.path);
  const { brand: siteName, pageHead: texts } = words.messages.shell;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languageLinks(inLanguage(page.path, 'en')),
    { property: 'og:type', content: 'website' },
    ...openGraphLocales(words.locale),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: socialPicture.type },
    { property: 'og:image:width', content: String(socialPicture.width) },
    { property: 'og:image:height', content: String(socialPicture.height) },
    { property: 'og:image:alt', content: texts.picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: texts.picture },
    { 'script:ld+json': structuredData(words, page, things) },
  ];
}

/** The head of a page that search engines must not index: a property's page, or an error page. */
export function privateHead(title?: string): MetaDescriptor[] {
  const kept = { name: 'robots', content: 'noindex' };
  return title === undefined ? [kept] : [{ title }, kept];
}

/** The head of a page that a secret link opens. */
export function linkedHead(title: string): MetaDescriptor[] {
  return [...privateHead(pageTitle(title)), { name: 'referrer', content: 'no-referrer' }];
}

/**
 * The head of the page that shows what somebody shared. Chat programs that preview a link find a picture and words that are the same
 * for every home: the token is in the fragment, so they can't know more.
 */
export function sharedHead(words: Words<'sharing'>): MetaDescriptor[] {
  const { title, description } = words.messages.sharing.page;
  const picture = absoluteUrl(socialPicture.path);
  return [
    ...linkedHead(title),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: words.messages.shell.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: socialPicture.type },
    { property: 'og:image:width', content: String(socialPicture.width) },
    { property: 'og:image:height', content: String(socialPicture.height) },
    { property: 'og:image:alt', content: words.messages.shell.pageHead.picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}

/** A page's title as the browser shows it: the page's own title, then the product's name. */
export function pageTitle(page: string): string {
  return `${page} · ${brand.product}`;
}

/** Open Graph locales, which include the country. */
const openGraphNames: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

/** The Open Graph tags for a page's language and its alternates. */
function openGraphLocales(locale: Locale): MetaDescriptor[] {
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
function languageLinks(englishPath: string): MetaDescriptor[] {
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
