import { describe, expect, test } from 'vitest';

import { pageMeta as aboutMeta } from '../../routes/site/about/about-page.tsx';
import { plainQuestions } from '../../routes/site/faq/plain-questions.ts';
import { homeStructuredData } from '../../routes/site/home/home-structured-data.ts';
import { pageMeta as homeMeta } from '../../routes/site/home/home-page.tsx';
import { locales, type Locale } from '../messages/locale.ts';
import { allWords } from '../messages/both/during-build.ts';
import { faqPage, type PageMeta, structuredData } from './structured-data.ts';
import { pageHead } from './page-head.ts';

const origin = 'https://origin.invalid';

describe('the head of a page', () => {
  const about = aboutMeta(allWords.en);
  const head = pageHead(allWords.en, about);

  test('gives its canonical address as an absolute one', () => {
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/about` });
  });

  test('gives social cards title, description, picture with size', () => {
    expect(head).toEqual(
      expect.arrayContaining([
        { property: 'og:title', content: about.title },
        { property: 'og:description', content: about.description },
        { property: 'og:url', content: `${origin}/about` },
        { property: 'og:image', content: `${origin}/og/defensible-space.png` },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });

  test('has breadcrumbs from the home page', () => {
    expect(trailOf('en', about)).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: about.name, item: `${origin}/about` },
    ]);
  });

  test('has the home page alone as the breadcrumbs of the home page', () => {
    expect(trailOf('en', homeMeta(allWords.en))).toHaveLength(1);
  });
});

describe('twins in the other language', () => {
  const alternates = [
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${origin}/about` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es', href: `${origin}/es/about` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${origin}/about` },
  ];

  test.each(locales)('name each other, including the page itself: %s', (locale) => {
    const words = allWords[locale];
    expect(pageHead(words, aboutMeta(words))).toEqual(expect.arrayContaining(alternates));
  });

  describe('in Spanish', () => {
    const words = allWords.es;
    const page = aboutMeta(words);

    test('have a Spanish address with a Spanish social card', () => {
      expect(pageHead(words, page)).toEqual(
        expect.arrayContaining([
          { tagName: 'link', rel: 'canonical', href: `${origin}/es/about` },
          { property: 'og:locale', content: 'es_US' },
          { property: 'og:locale:alternate', content: 'en_US' },
        ]),
      );
    });

    test('have Spanish structured data', () => {
      expect(structuredData(words, page, [])['@graph'][0]).toMatchObject({
        url: `${origin}/es/about`,
        inLanguage: 'es',
        name: page.title,
      });
    });

    test('have Spanish breadcrumbs', () => {
      expect(trailOf('es', page)).toMatchObject([
        { name: 'Inicio', item: `${origin}/es` },
        { name: page.name, item: `${origin}/es/about` },
      ]);
    });
  });
});

describe.each(locales)('what pages describe (%s)', (locale) => {
  const words = allWords[locale];

  test('the home page: five minutes in three steps, free of charge, four questions', () => {
    const things = homeStructuredData(words);
    expect(things.map((thing) => thing['@type'])).toEqual(['HowTo', 'Service', 'FAQPage']);
    expect(things[0]).toMatchObject({
      totalTime: 'PT5M',
      step: expect.objectContaining({ length: 3 }),
    });
    expect(things[1]).toMatchObject({ offers: { price: 0, priceCurrency: 'USD' } });
    expect(things[2]).toMatchObject({ mainEntity: expect.objectContaining({ length: 4 }) });
  });

  const questions = plainQuestions(words);

  test('answers are complete plain text without a placeholder', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length, question).toBeGreaterThan(30);
      expect(answer, question).not.toMatch(/[<>{}]|faq\.questions/);
    }
  });

  test('the FAQ has all questions', () => {
    expect(faqPage(questions)).toMatchObject({
      mainEntity: expect.objectContaining({ length: questions.length }),
    });
  });
});

/** The entries of a page's breadcrumbs. */
function trailOf(locale: Locale, page: PageMeta): unknown {
  const [, breadcrumbs] = structuredData(allWords[locale], page, [])['@graph'];
  return breadcrumbs?.['itemListElement'];
}
