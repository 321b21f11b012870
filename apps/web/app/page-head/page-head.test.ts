import { describe, expect, test } from 'vitest';

import { describedThings } from '../home/described-things.ts';
import { pageMeta as about } from '../about/page-meta.ts';
import { pageMeta as home } from '../home/page-meta.ts';
import { plainQuestions } from '../faq/plain-questions.ts';
import { faqPage, pageHead, type PageMeta } from './index.ts';
import { structuredData } from './structured-data.ts';

describe('the head of a page', () => {
  const head = pageHead(about);

  test('gives its address as canonical, absolute', () => {
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://origin.invalid/about',
    });
  });

  test('gives social cards the title, the description and a picture with its size', () => {
    expect(head).toEqual(
      expect.arrayContaining([
        { property: 'og:title', content: about.title },
        { property: 'og:description', content: about.description },
        { property: 'og:url', content: 'https://origin.invalid/about' },
        {
          property: 'og:image',
          content: 'https://origin.invalid/og/defensible-space.png',
        },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });

  test('leads from the home page here, and the home page stands alone', () => {
    expect(trailOf(about)).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://origin.invalid/' },
      { '@type': 'ListItem', position: 2, name: about.name, item: 'https://origin.invalid/about' },
    ]);
    expect(trailOf(home)).toHaveLength(1);
  });
});

describe('what pages describe', () => {
  test('the home page: five minutes in three steps, free of charge, four questions', () => {
    const things = describedThings();
    expect(things.map((thing) => thing['@type'])).toEqual(['HowTo', 'Service', 'FAQPage']);
    expect(things[0]).toMatchObject({
      totalTime: 'PT5M',
      step: expect.objectContaining({ length: 3 }),
    });
    expect(things[1]).toMatchObject({ offers: { price: 0, priceCurrency: 'USD' } });
    expect(things[2]).toMatchObject({ mainEntity: expect.objectContaining({ length: 4 }) });
  });

  test('answers are plain text, whole, and without a name left to fill in', () => {
    const questions = plainQuestions();
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length, question).toBeGreaterThan(30);
      expect(answer, question).not.toMatch(/[<>{}]|faq\.questions/);
    }
    expect(faqPage(questions)).toMatchObject({
      mainEntity: expect.objectContaining({ length: questions.length }),
    });
  });
});

/** The steps of a page's breadcrumbs. */
function trailOf(page: PageMeta): unknown {
  const [, breadcrumbs] = structuredData(page, [])['@graph'];
  return breadcrumbs?.['itemListElement'];
}
