import { afterEach, expect, test } from 'vitest';

import { connectAnalytics, type AnalyticsEvent } from './analytics.ts';
import { recordStart } from './start-link.tsx';

afterEach(() => connectAnalytics(null));

test('a start is captured with the label of its entry point', () => {
  const events: AnalyticsEvent[] = [];
  connectAnalytics({ capture: (event) => events.push(event) });
  recordStart('home_hero');
  expect(events).toEqual([{ name: 'start-assessment', properties: { entry_point: 'home_hero' } }]);
});

test('without a sink a start is dropped rather than kept for a later one', () => {
  recordStart('about');
  const events: AnalyticsEvent[] = [];
  connectAnalytics({ capture: (event) => events.push(event) });
  expect(events).toEqual([]);
});
