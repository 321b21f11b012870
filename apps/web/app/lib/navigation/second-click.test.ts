import { expect, test, vi } from 'vitest';

import { swallowSecondClicks } from './use-swallowed-second-clicks.ts';

function clicked(clicks: number, sinceNavigationMs: number) {
  const page = new EventTarget();
  const stop = swallowSecondClicks(page, () => sinceNavigationMs);
  const pressed = vi.fn();
  page.addEventListener('click', pressed);
  const event = new CustomEvent('click', { detail: clicks, cancelable: true });
  page.dispatchEvent(event);
  return { page, stop, pressed, event };
}

test('the second click of a double click presses nothing on the page that the first opened', () => {
  const { pressed, event } = clicked(2, 120);
  expect(pressed).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(true);
});

test.each([
  ['a single click at once', 1, 10],
  ['a press of a key', 0, 10],
  ['a double click on a page that was there before', 2, 500],
])('%s presses', (_name, clicks, sinceNavigationMs) => {
  expect(clicked(clicks, sinceNavigationMs).pressed).toHaveBeenCalledOnce();
});

test('nothing is ignored after it has been stopped', () => {
  const { page, stop, pressed } = clicked(2, 120);
  stop();
  page.dispatchEvent(new CustomEvent('click', { detail: 2 }));
  expect(pressed).toHaveBeenCalledOnce();
});
