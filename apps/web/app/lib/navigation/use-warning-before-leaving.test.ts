import { expect, test } from 'vitest';

import { warnBeforeLeaving } from './use-warning-before-leaving.ts';

function asksBeforeLeaving(page: EventTarget): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('the page stays paused until the last pending answer is saved', () => {
  const page = new EventTarget();
  expect(asksBeforeLeaving(page)).toBe(false);
  const first = warnBeforeLeaving(page);
  const second = warnBeforeLeaving(page);
  first();
  first();
  expect(asksBeforeLeaving(page)).toBe(true);
  second();
  expect(asksBeforeLeaving(page)).toBe(false);
});
