import { brand } from '../brand/index.ts';
import type { Words } from '../messages/messages.ts';
import { pathsIn } from '../paths.ts';
import { absoluteUrl } from './site-origin.ts';
import type { Locale } from '../messages/locale.ts';

/** What a public page says about itself to browsers, search engines and social cards. */
export interface PageMeta {
  readonly path: string;
  /** The page's short name within the site. */
  readonly name: string;
  /** 10 to 60 characters, unique among all pages. */
  readonly title: string;
  /** 120 to 160 characters. */
  readonly description: string;
  /** Comma-separated. */
  readonly keywords: string;
}

/** A page's structured data: the page, its breadcrumbs, and what it describes. */
export function structuredData(words: Words, page: PageMeta, things: readonly Thing[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage(words, page), breadcrumbs(words, page), ...things],
  };
}

function webPage({ locale }: Words, { path, title, description }: PageMeta): Thing {
  const url = absoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@type': 'WebSite', name: brand.product, url: absoluteUrl(pathsIn(locale).home()) },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  };
}

/** From the home page to this one. */
function breadcrumbs({ locale, messages }: Words, { path, name }: PageMeta): Thing {
  const home = { path: pathsIn(locale).home(), name: messages.shell.pageHead.home };
  const trail = path === home.path ? [home] : [home, { path, name }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumbs`,
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  };
}

type Value = string | number | readonly Value[] | { readonly [property: string]: Value };

/** Something that a page describes, in schema.org terms. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: Value };

export interface FaqItem {
  readonly question: string;
  /** Plain text. */
  readonly answer: string;
}

export function faqPage(questions: readonly FaqItem[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface HowTo {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** How to get a score. The specification allows five minutes for photos and upload. */
export function howTo({ name, description, steps }: HowTo): Thing {
  return {
    '@type': 'HowTo',
    name,
    description,
    totalTime: 'PT5M',
    step: steps.map(({ title, text }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: title,
      text,
    })),
  };
}

/** The product as a free service. */
export function service(locale: Locale, description: string): Thing {
  const paths = pathsIn(locale);
  return {
    '@type': 'Service',
    name: brand.product,
    description,
    url: absoluteUrl(paths.home()),
    provider: {
      '@type': 'Organization',
      name: brand.company ?? brand.product,
      url: absoluteUrl(paths.home()),
      ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
    },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url: absoluteUrl(paths.newProperty()),
    },
  };
}
