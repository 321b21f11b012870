import { afterEach, expect, test, vi } from 'vitest';

import { connectToaster } from '../../../ui/toast/toast-queue.ts';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

async function said(clipboard?: { writeText: (text: string) => Promise<void> }) {
  vi.stubGlobal('location', { pathname: '/dev/analyze-health', search: '' });
  vi.stubGlobal('navigator', {});
  const titles: string[] = [];
  const disconnect = connectToaster(({ title }, closed) => {
    titles.push(title);
    return closed;
  });
  await copyText('{"property_id":1}', clipboard);
  // Leaves no toast for the next test.
  vi.stubGlobal('location', { pathname: '/end', search: '' });
  disconnect();
  connectToaster((_toast, closed) => closed)();
  return titles;
}

test('the page says that a text was copied to the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await said({ writeText })).toEqual(['Copied']);
  expect(writeText).toHaveBeenCalledWith('{"property_id":1}');
});

test.each([
  { why: 'refuses', clipboard: { writeText: () => Promise.reject(new Error('denied')) } },
  { why: 'is missing', clipboard: undefined },
])('the page says that a text was not copied when the clipboard $why', async ({ clipboard }) => {
  expect(await said(clipboard)).toEqual(['Not copied']);
});
