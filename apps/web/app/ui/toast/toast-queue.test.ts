import { afterEach, expect, test } from 'vitest';

import { connectToaster, showToast, toasterWanted } from './toast-queue.ts';

let disconnect: (() => void)[] = [];

afterEach(() => {
  for (const end of disconnect.splice(0)) end();
  // What still waits is taken, and gone.
  connectToaster((_toast, closed) => closed())();
});

/** A page with its toaster: what it shows, how to close one by its title, and how it is left. */
function openPage() {
  const shown = new Map<string, () => void>();
  const leave = connectToaster(({ title }, closed) => shown.set(title, closed));
  disconnect = [leave];
  return { titles: () => [...shown.keys()], close: (title: string) => shown.get(title)?.(), leave };
}

test('a toast waits for the toaster, and is shown once', () => {
  showToast({ title: 'Saved' });
  expect(toasterWanted.getState()).toBe(true);
  const page = openPage();
  showToast({ title: 'Saved again' });
  expect(page.titles()).toEqual(['Saved', 'Saved again']);
});

test(
  'a toast that still stands when its page is left is shown on the next one',
  { tags: ['spec:surrounding-50'] },
  () => {
    const page = openPage();
    showToast({ title: 'Read and closed' });
    showToast({ title: 'Failed to load property' });
    page.close('Read and closed');
    page.leave();
    showToast({ title: 'Said in between' });
    expect(openPage().titles()).toEqual(['Failed to load property', 'Said in between']);
  },
);
