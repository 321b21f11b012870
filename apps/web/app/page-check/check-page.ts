import { pageIssues, type PageIssue } from './issues.ts';

/** What a document says about itself; what it doesn't say is empty. */
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

/** Judges whether a page can be found and shared well. The limits are the specification's. */
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
