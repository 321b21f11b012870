import { afterEach, expect, test, vi } from 'vitest';

import { connectToaster } from '../../ui/toast/toast-queue.ts';
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
  // Leaves nothing to the toaster of another test.
  vi.stubGlobal('location', { pathname: '/end', search: '' });
  disconnect();
  connectToaster((_toast, closed) => closed)();
  return titles;
}

test('copied text is on the clipboard, and the page says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await said({ writeText })).toEqual(['Copied']);
  expect(writeText).toHaveBeenCalledWith('{"property_id":1}');
});

test.each([
  { why: 'refuses', clipboard: { writeText: () => Promise.reject(new Error('denied')) } },
  { why: 'is missing', clipboard: undefined },
])('a clipboard that $why is said, too', async ({ clipboard }) => {
  expect(await said(clipboard)).toEqual(['Not copied']);
});
