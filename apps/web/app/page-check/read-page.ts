import type { PageFacts } from './check-page.ts';

/** Reads what a document says about itself; null for a page that asks not to be found. */
export function readPage(page: Document): PageFacts | null {
  const meta = (name: string) => attribute(page, `meta[${name}]`, 'content');
  if (meta('name="robots"').includes('noindex')) return null;
  return {
    title: page.title,
    description: meta('name="description"'),
    canonical: attribute(page, 'link[rel="canonical"]', 'href'),
    ogTitle: meta('property="og:title"'),
    ogDescription: meta('property="og:description"'),
    ogImage: meta('property="og:image"'),
    headings: page.querySelectorAll('h1').length,
    structuredData: page.querySelectorAll('script[type="application/ld+json"]').length,
  };
}

function attribute(page: Document, selector: string, name: string): string {
  return page.querySelector(selector)?.getAttribute(name)?.trim() ?? '';
}
