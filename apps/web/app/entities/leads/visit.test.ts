import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storageOver } from '../../lib/device/storage/testing/storages.ts';
import { describeVisit, type PageView } from './visit.ts';

const origin = 'https://score.example';
const campaign =
  'utm_source=news&utm_medium=mail&utm_campaign=fall&gclid=google-click&fbclid=facebook-click';
const view: PageView = {
  loaded: `${origin}/faq?${campaign}`,
  current: `${origin}/new-property?property=11111111-1111-4111-8111-111111111111`,
  referrer: 'https://news.example/today?reader=7',
  origin,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', storageOver(kept));
});

afterEach(() => vi.unstubAllGlobals());

test('a visit says where it began and where it is, without what identifies the visitor', () => {
  expect(describeVisit(false, view)).toEqual({
    session_id: expect.any(String),
    landing_page: `${origin}/faq`,
    current_page: `${origin}/new-property`,
    referrer: 'https://news.example',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'fall',
  });
});

test('click ids are added once somebody shares, without being kept', () => {
  expect(describeVisit(true, view)).toMatchObject({
    gclid: 'google-click',
    fbclid: 'facebook-click',
  });
  expect([...kept.values()].join()).not.toContain('-click');
});

test('a visit stays the same in its tab, whatever is loaded later', () => {
  const { current_page: _page, ...first } = describeVisit(false, view);
  const later = { ...view, loaded: `${origin}/property/x`, referrer: `${origin}/new-property` };
  expect(describeVisit(false, later)).toMatchObject(first);
  expect([...kept.keys()]).toEqual(['dss-session']);
});

test('our own pages are no referrer', () => {
  expect(describeVisit(false, { ...view, referrer: `${origin}/about` })).not.toHaveProperty(
    'referrer',
  );
});
