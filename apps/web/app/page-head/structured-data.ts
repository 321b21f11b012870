import { brand } from '../brand/index.ts';
import type { Words } from '../messages/words.ts';
import { pathsIn } from '../paths.ts';
import { absoluteUrl } from './site-origin.ts';
import type { Thing } from './things.ts';

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
