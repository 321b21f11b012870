import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectToaster, followPage, showToast, toasterWanted } from './toast-queue.ts';

let disconnect: () => void = () => undefined;

beforeEach(() => open('/start'));

afterEach(() => {
  disconnect();
  // Drops the remaining toasts, which belong to a page that was left.
  open('/end');
  connectToaster((_toast, closed) => closed)();
  vi.unstubAllGlobals();
});

function open(page: string): void {
  const { pathname, search } = new URL(page, 'http://localhost');
  vi.stubGlobal('location', { pathname, search });
}

/** Navigates to another page with the toaster mounted. */
function goTo(page: string): void {
  open(page);
  followPage();
}

/** Connects a toaster. Returns what it shows, and a way to close a toast as a visitor would. */
function connect() {
  const closing = new Map<string, () => void>();
  disconnect = connectToaster(({ title }, closed) => {
    const close = () => {
      closing.delete(title);
      closed();
    };
    closing.set(title, close);
    return close;
  });
  return { titles: () => [...closing.keys()], close: (title: string) => closing.get(title)?.() };
}

test('a toast waits for the toaster', () => {
  showToast({ title: 'Saved' });
  expect(toasterWanted.getState()).toBe(true);
  expect(connect().titles()).toEqual(['Saved']);
});

test('a toast is shown at once when there is a toaster', () => {
  const toaster = connect();
  showToast({ title: 'Saved' });
  expect(toaster.titles()).toEqual(['Saved']);
});

test('a toast can be taken back, shown or not', () => {
  const takeBack = showToast({ title: 'Error' });
  const toaster = connect();
  takeBack();
  takeBack();
  showToast({ title: 'Error' })();
  disconnect();
  expect(toaster.titles()).toEqual([]);
  disconnect();
  showToast({ title: 'Error' })();
  expect(connect().titles()).toEqual([]);
});

test('a toast disappears with its page', () => {
  const toaster = connect();
  showToast({ title: 'Saved' });
  goTo('/next');
  expect(toaster.titles()).toEqual([]);
});

test('pages that differ in their query are different pages', () => {
  open('/new-property?property=1');
  const toaster = connect();
  showToast({ title: 'Files Uploaded' });
  goTo('/new-property');
  expect(toaster.titles()).toEqual([]);
});

test('a toast about the next page waits for that page', () => {
  const toaster = connect();
  showToast({ title: 'Failed to load property', page: '/' });
  expect(toaster.titles()).toEqual([]);
  goTo('/');
  expect(toaster.titles()).toEqual(['Failed to load property']);
});

test('it waits for that page’s toaster, too', () => {
  connect();
  showToast({ title: 'Failed to load property', page: '/' });
  disconnect();
  open('/');
  expect(connect().titles()).toEqual(['Failed to load property']);
});

test('it is dropped when the reader went elsewhere', () => {
  const toaster = connect();
  showToast({ title: 'Analysis Complete!', page: '/property/1' });
  goTo('/about');
  goTo('/property/1');
  expect(toaster.titles()).toEqual([]);
});

test('a toast from a new page stays even if its toaster hears of the page later', () => {
  const toaster = connect();
  open('/property/1');
  showToast({ title: 'Analysis Cancelled' });
  followPage();
  expect(toaster.titles()).toEqual(['Analysis Cancelled']);
});

test('a closed toast does not come back with the next toaster', () => {
  const toaster = connect();
  showToast({ title: 'Read and closed' });
  toaster.close('Read and closed');
  disconnect();
  expect(connect().titles()).toEqual([]);
});

test('a toast that says the same takes the place of the one before', () => {
  const toaster = connect();
  const closed = vi.fn<(title: string) => void>();
  showToast({ title: 'Missing', detail: 'a' });
  showToast({ title: 'Missing', detail: 'b' });
  disconnect();
  disconnect = connectToaster(({ title, detail }, done) => () => {
    closed(`${title} ${detail}`);
    done();
  });
  showToast({ title: 'Missing', detail: 'a' });
  expect(closed.mock.calls).toEqual([['Missing a']]);
  expect(toaster.titles()).toEqual(['Missing']);
});
