import { describe, expect, it } from 'vitest';

import { choosePages, pagesOf, readOptions } from './options.mjs';

describe('the options', () => {
  it('default to three runs of every page', () => {
    expect(readOptions([])).toMatchObject({ pages: undefined, runs: 3, results: false });
  });

  it('take pages separated by commas or one by one', () => {
    expect(readOptions(['--pages', '/, /faq', '--pages=/es'])).toMatchObject({
      pages: ['/', '/faq', '/es'],
    });
  });

  it('take a number of runs', () => {
    expect(readOptions(['--runs=5'])).toMatchObject({ runs: 5 });
  });

  it('take a score that is enough', () => {
    expect(readOptions(['--performance', '95'])).toMatchObject({ performance: 95 });
    expect(readOptions([]).performance).toBeUndefined();
  });

  it('take the page of a home and a file for the figures', () => {
    expect(readOptions(['--results', '--json', 'figures.json'])).toMatchObject({
      results: true,
      json: 'figures.json',
    });
  });

  it.each([
    [['--pages', 'faq'], '--pages takes paths such as /faq; not "faq".'],
    [['--runs', '0'], '--runs takes a number from 1 to 25; not "0".'],
    [['--runs', 'many'], '--runs takes a number from 1 to 25; not "many".'],
    [['--performance', 'high'], '--performance takes a score up to 100; not "high".'],
    [['--page', '/'], "Unknown option '--page'"],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

it('pages come from the sitemap, in all its languages', () => {
  const sitemap =
    '<urlset><url><loc>http://localhost:1/</loc><xhtml:link href="http://localhost:1/es"/></url>' +
    '<url><loc>http://localhost:1/es/faq</loc></url></urlset>';
  expect(pagesOf(sitemap)).toEqual(['/', '/es/faq']);
});

describe('the pages to measure', () => {
  it('are all of them, or those asked for', () => {
    expect(choosePages(['/', '/faq'], undefined)).toEqual(['/', '/faq']);
    expect(choosePages(['/', '/faq'], ['/faq'])).toEqual(['/faq']);
  });

  it('are never pages that aren’t public', () => {
    expect(() => choosePages(['/', '/faq'], ['/property/1'])).toThrow(
      'There is no public page /property/1. There are /, /faq.',
    );
  });
});
