import { expect, it } from 'vitest';

import { table } from './table.mjs';

const best = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1234,
  cls: 0,
  tbt: 29.6,
};

it('the table has a line for each page, marking one that falls short', () => {
  const pages = new Map([
    ['/', best],
    ['/es/fire-safety-guidelines', { ...best, performance: 97, cls: 0.012 }],
  ]);
  expect(table(pages).split('\n')).toEqual([
    'page                        performance  accessibility  best practices  SEO  LCP     CLS    TBT',
    '/                           100          100            100             100  1.23 s  0      30 ms',
    '/es/fire-safety-guidelines  97           100            100             100  1.23 s  0.012  30 ms  <- falls short',
  ]);
});
