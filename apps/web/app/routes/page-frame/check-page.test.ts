import { expect, test } from 'vitest';

import { checkPage, type PageFacts, issueTexts, pageIssues, type PageIssue } from './check-page.ts';

const good: PageFacts = {
  title: 'A title of a good length',
  description: 'd'.repeat(140),
  canonical: 'https://example.org/about',
  ogTitle: 'A title',
  ogDescription: 'A description',
  ogImage: 'https://example.org/picture.png',
  headings: 1,
  structuredData: 1,
};

test('a complete page scores 100', () => {
  expect(checkPage(good)).toEqual({ issues: [], score: 100 });
});

test.each<[PageIssue, Partial<PageFacts>]>([
  ['titleShort', { title: 't'.repeat(9) }],
  ['titleLong', { title: 't'.repeat(61) }],
  ['descriptionShort', { description: 'd'.repeat(119) }],
  ['descriptionLong', { description: 'd'.repeat(161) }],
  ['canonicalMissing', { canonical: '' }],
  ['ogTitleMissing', { ogTitle: '' }],
  ['ogDescriptionMissing', { ogDescription: '' }],
  ['ogImageMissing', { ogImage: '' }],
  ['headingMissing', { headings: 0 }],
  ['headingMultiple', { headings: 2 }],
  ['structuredDataMissing', { structuredData: 0 }],
])('%s costs 10 points', (issue, change) => {
  expect(checkPage({ ...good, ...change })).toEqual({ issues: [issue], score: 90 });
});

test.each([
  { title: 't'.repeat(10) },
  { title: 't'.repeat(60) },
  { description: 'd'.repeat(120) },
  { description: 'd'.repeat(160) },
])('values exactly at the limits pass', (change) => {
  expect(checkPage({ ...good, ...change }).score).toBe(100);
});

test('an empty page scores 20 with one issue of each kind', () => {
  const { issues, score } = checkPage({
    title: '',
    description: '',
    canonical: '',
    ogTitle: '',
    ogDescription: '',
    ogImage: '',
    headings: 0,
    structuredData: 0,
  });
  expect(issues).toHaveLength(8);
  expect(score).toBe(20);
});

test('every issue has a text of its own', () => {
  expect(new Set(pageIssues.map((issue) => issueTexts[issue])).size).toBe(pageIssues.length);
});
