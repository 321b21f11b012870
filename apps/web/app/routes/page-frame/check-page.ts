/** What a document says about itself; empty strings for anything it doesn't say. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  readonly ogImage: string;
  readonly headings: number;
  readonly structuredData: number;
}

export interface PageReport {
  readonly issues: readonly PageIssue[];
  /** 100 minus 10 for each issue. */
  readonly score: number;
}

/** Checks how well a page can be found and shared. The limits are specified. */
export function checkPage(facts: PageFacts): PageReport {
  const { title, description, headings } = facts;
  const found: Record<PageIssue, boolean> = {
    titleShort: title.length < 10,
    titleLong: title.length > 60,
    descriptionShort: description.length < 120,
    descriptionLong: description.length > 160,
    canonicalMissing: facts.canonical === '',
    ogTitleMissing: facts.ogTitle === '',
    ogDescriptionMissing: facts.ogDescription === '',
    ogImageMissing: facts.ogImage === '',
    headingMissing: headings === 0,
    headingMultiple: headings > 1,
    structuredDataMissing: facts.structuredData === 0,
  };
  const issues = pageIssues.filter((issue) => found[issue]);
  return { issues, score: 100 - 10 * issues.length };
}

/** The issues that the page check can find. */
export const pageIssues = [
  'titleShort',
  'titleLong',
  'descriptionShort',
  'descriptionLong',
  'canonicalMissing',
  'ogTitleMissing',
  'ogDescriptionMissing',
  'ogImageMissing',
  'headingMissing',
  'headingMultiple',
  'structuredDataMissing',
] as const;

export type PageIssue = (typeof pageIssues)[number];

/** The issues as developers see them in the console. */
export const issueTexts: Readonly<Record<PageIssue, string>> = {
  titleShort: 'Title is under 10 characters',
  titleLong: 'Title is over 60 characters',
  descriptionShort: 'Description is under 120 characters',
  descriptionLong: 'Description is over 160 characters',
  canonicalMissing: 'Missing canonical URL',
  ogTitleMissing: 'Missing Open Graph title',
  ogDescriptionMissing: 'Missing Open Graph description',
  ogImageMissing: 'Missing Open Graph image',
  headingMissing: 'Missing h1',
  headingMultiple: 'Multiple h1',
  structuredDataMissing: 'No structured data',
};

/** Reads what a document says about itself; null for a page marked noindex. */
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
