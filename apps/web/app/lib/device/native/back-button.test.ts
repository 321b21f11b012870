import type { BackButtonListener } from '@capacitor/app';
import { expect, test, vi } from 'vitest';

import { followBackButton } from './back-button.ts';

async function press({ canGoBack, dialog }: { canGoBack: boolean; dialog: boolean }) {
  const listeners: BackButtonListener[] = [];
  const minimizeApp = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const goBack = vi.fn<() => void>();
  const addListener = (event: string, listener: BackButtonListener) => {
    if (event !== 'backButton') throw new Error(`Nobody listens to ${event}.`);
    listeners.push(listener);
    return Promise.resolve();
  };
  await followBackButton({ addListener, minimizeApp }, { closeDialog: () => dialog, goBack });
  for (const listener of listeners) listener({ canGoBack });
  return { wentBack: goBack.mock.calls.length, left: minimizeApp.mock.calls.length };
}

test('the back button leads to the page before', async () => {
  expect(await press({ canGoBack: true, dialog: false })).toEqual({ wentBack: 1, left: 0 });
});

test('on the first page the back button leaves the app', async () => {
  expect(await press({ canGoBack: false, dialog: false })).toEqual({ wentBack: 0, left: 1 });
});

test('with a dialog open the back button only closes it', async () => {
  expect(await press({ canGoBack: true, dialog: true })).toEqual({ wentBack: 0, left: 0 });
});
