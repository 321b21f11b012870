import { afterEach, expect, test } from 'vitest';

import { connectAnalytics, type AnalyticsEvent } from '../../entities/deployment/analytics.ts';
import { captureFailure, describeReport } from '../../routes/page-frame/use-page-check.ts';

afterEach(() => connectAnalytics(null));

const failed = { issues: ['titleShort', 'headingMissing'], score: 80 } as const;

test('a failed page is reported with its path, score, issues', () => {
  const events: AnalyticsEvent[] = [];
  connectAnalytics({ capture: (event) => events.push(event) });
  captureFailure('/about', failed);
  expect(events).toEqual([
    {
      name: 'page-check-failed',
      properties: { path: '/about', score: '80', issues: 'titleShort headingMissing' },
    },
  ]);
});

test('a page that passes is not reported', () => {
  const events: AnalyticsEvent[] = [];
  connectAnalytics({ capture: (event) => events.push(event) });
  captureFailure('/about', { issues: [], score: 100 });
  expect(events).toEqual([]);
});

test('the report names the page, the score, each issue', () => {
  expect(describeReport('/about', failed)).toBe(
    'Page check of /about: 80 of 100. Title is under 10 characters; Missing h1',
  );
});
