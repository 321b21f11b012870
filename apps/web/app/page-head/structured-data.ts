import { brand } from '../brand/index.ts';
import { shellMessages } from '../messages/shell-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from './page-meta.ts';
import { absoluteUrl } from './site-origin.ts';
import type { Thing } from './things.ts';

/** A page's structured data: the page, its trail of breadcrumbs, and what it describes. */
export function structuredData(page: PageMeta, things: readonly Thing[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage(page), breadcrumbs(page), ...things],
  };
}

function webPage({ path, title, description }: PageMeta): Thing {
  const url = absoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: brand.product, url: absoluteUrl(paths.home()) },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  };
}

/** From the home page to this one. */
function breadcrumbs({ path, name }: PageMeta): Thing {
  const home = { path: paths.home(), name: shellMessages.shell.pageHead.home };
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
