import { describe, expect, it } from 'vitest';

import { figuresOf, median, medianFigures, reasonsIn, shortcomings } from './figures.mjs';

const best = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1200,
  cls: 0,
  tbt: 30,
};

/** @returns {import('./figures.mjs').Report} */
function someReport() {
  const category = { score: 1, auditRefs: [] };
  return {
    categories: {
      performance: {
        score: 0.976,
        auditRefs: [
          { id: 'largest-contentful-paint', weight: 25 },
          { id: 'total-blocking-time', weight: 30 },
          { id: 'cumulative-layout-shift', weight: 25 },
          { id: 'only-a-hint', weight: 0 },
        ],
      },
      accessibility: category,
      'best-practices': category,
      seo: category,
    },
    audits: {
      'largest-contentful-paint': {
        title: 'Largest Contentful Paint',
        score: 0.9,
        numericValue: 2100,
        displayValue: '2.1 s',
      },
      'total-blocking-time': { title: 'Total Blocking Time', score: 0.5, numericValue: 300 },
      'cumulative-layout-shift': { title: 'Layout Shift', score: 1, numericValue: 0 },
      'only-a-hint': { title: 'Only a hint', score: 0 },
    },
  };
}

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9])).toBe(9);
    expect(median([30, 10, 20])).toBe(20);
    expect(median([10, 2, 100])).toBe(10);
  });

  it('of an even number of values is between the middle two', () => {
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('no median');
  });

  it('is taken of each figure separately, so that one slow run never counts', () => {
    const slow = { ...best, performance: 70, lcp: 4000, tbt: 900, cls: 0.2 };
    expect(medianFigures([best, slow, best])).toEqual(best);
  });
});

describe('the figures of a report', () => {
  it('are whole scores with plain values', () => {
    expect(figuresOf(someReport())).toEqual({
      ...best,
      performance: 98,
      lcp: 2100,
      cls: 0,
      tbt: 300,
    });
  });

  it('leave out layout shifts smaller than Lighthouse shows', () => {
    const report = someReport();
    const moved = (/** @type {number} */ numericValue) =>
      figuresOf({
        ...report,
        audits: {
          ...report.audits,
          'cumulative-layout-shift': { title: 'Layout Shift', score: 1, numericValue },
        },
      }).cls;
    expect(moved(0.0001)).toBe(0);
    expect(moved(0.0006)).toBe(0.001);
  });

  it('leave out categories that were not measured', () => {
    const { performance } = someReport().categories;
    const figures = figuresOf({ ...someReport(), categories: { performance } });
    expect(figures).toMatchObject({ performance: 98, accessibility: null, seo: null });
    expect(medianFigures([figures])).toEqual(figures);
    expect(shortcomings(figures)).toEqual([]);
  });

  it('are an error for a page that failed to load', () => {
    const report = { ...someReport(), runtimeError: { message: 'The page did not answer.' } };
    expect(() => figuresOf(report)).toThrow('The page did not answer.');
  });

  it('are an error when one is missing, rather than good', () => {
    const report = { ...someReport(), audits: {} };
    expect(() => figuresOf(report)).toThrow('Lighthouse gave no largest-contentful-paint.');
  });
});

it('what kept a page from a full score is listed worst first, without hints that cost nothing', () => {
  expect(reasonsIn(someReport())).toEqual([
    'Total Blocking Time',
    'Largest Contentful Paint: 2.1 s',
  ]);
});

describe('a page falls short', () => {
  it.each([
    ['performance', { performance: 97 }],
    ['accessibility', { accessibility: 99 }],
    ['bestPractices', { bestPractices: 99 }],
    ['seo', { seo: 99 }],
    ['cls', { cls: 0.001 }],
  ])('by its %s', (name, change) => {
    expect(shortcomings({ ...best, ...change })).toEqual([name]);
  });

  it('never exactly at the limits', () => {
    expect(shortcomings({ ...best, performance: 98 })).toEqual([]);
  });
});
