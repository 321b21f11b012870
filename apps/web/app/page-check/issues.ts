/** What the page check can find. */
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

/** The same in the words that developers read in the console. */
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
