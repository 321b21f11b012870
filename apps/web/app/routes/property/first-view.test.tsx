import { expect, test } from 'vitest';

import { renderFirstView, type HomeToShow } from './first-view.tsx';

const id = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const glance: HomeToShow['analysis'] = {
  dss_score: 72,
  band: 'good',
  range: { low: 61, high: 80 },
  provisional: false,
  enough_seen: true,
  confidence_percent: 64,
  hazards: [{ points: 20, type: 'gutter_debris', title: 'Debris in the gutters' }],
  explanation: {
    score: 72,
    rows: [],
    exposure: null,
    potential: { score: 90 },
    confirming_unseen_gain: 0,
    as_seen: { score: 72, band: 'good', range: { low: 61, high: 80 } },
    actions: {
      in_order: [{ free: true, cost_usd: { low: 0, high: 0 }, score_after: 90 }],
    },
  },
};

const show = (home: Partial<HomeToShow> = {}) =>
  renderFirstView({
    property: { id, address: '1 Oak Street', address_formatted: '1 Oak Street, Paradise' },
    analysis: glance,
    exposure: null,
    language: 'en',
    ...home,
  });

test('the first view of a home says that more is loading', () => {
  expect(show()).toMatch(/role="status"[^>]*>Loading property\.\.\.</);
});

test('the first view of a home has its address with its score', () => {
  const html = show();
  expect(html).toContain(`data-home="${id}"`);
  expect(html).toMatch(/<h1[^>]*>1 Oak Street<\/h1><\/div><p[^>]*>1 Oak Street, Paradise<\/p>/);
  expect(html).toContain('aria-label="72 out of 100, Good. Likely between 61 and 80."');
  expect(html).toContain('One free job takes you to about 90.');
});

test('the first view of a home can be in Spanish', () => {
  expect(show({ language: 'es' })).toContain('aria-label="72 de 100, ');
});

test('of a home of which little was seen, only the range is shown', () => {
  const html = show({ analysis: { ...glance, enough_seen: false } });
  expect(html).toContain('61–80');
  expect(html).not.toContain('72 out of 100');
});

test('beside the score stands how exposed the home is, where that is known', () => {
  expect(show()).not.toContain('Exposure');
  const saying = (exposure: HomeToShow['exposure']) => show({ exposure });
  const because = (...kinds: ('under_thirty_feet' | 'steep_slope')[]) =>
    kinds.map((kind) => ({ kind, sides: [] }));
  expect(
    saying({ level: 'high', at_least: true, reasons: because('under_thirty_feet') }),
  ).toContain('Exposure: at least high.</span><span> There is a building within 30 feet.');
  const both = because('under_thirty_feet', 'steep_slope');
  expect(saying({ level: 'extreme', at_least: false, reasons: both })).toContain(
    'a building within 30 feet and a slope of more than 40% below the house.',
  );
  expect(saying({ level: 'low', at_least: false, reasons: [] })).toContain(
    'Exposure: low.</span><span> As far as is known, no other house or garage stands within 30 feet',
  );
});

test('an address is text, whatever it contains', () => {
  const html = show({
    property: { id, address: '<script>alert(1)</script>', address_formatted: '' },
  });
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('nothing in it can be pressed, since nothing would happen yet', () => {
  const html = show({ property: { id, address: 'Oak '.repeat(60), address_formatted: '' } });
  expect(html).not.toMatch(/<(?:a|button|input)\b/);
});
