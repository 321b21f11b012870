import { createStore } from 'zustand/vanilla';

export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string;
  /** A second line, such as a file name or an address. */
  detail?: string;
  tone?: ToastTone;
  /** Milliseconds until it closes automatically. */
  duration?: number;
  action?: { label: string; run: () => void };
  /**
   * The page on which to show it, if the app is about to navigate there: the toast waits for it. By default the current
   * page.
   */
  page?: string;
}

/** Shows a toast; calls `closed` when it closes, automatically or by hand. @returns a function that closes it */
export type DeliverToast = (toast: ToastMessage, closed: () => void) => () => void;

interface QueuedToast {
  readonly toast: ToastMessage;
  /** The page that was open when it was queued. */
  readonly from: string;
  /** The page on which to show it. */
  readonly page: string;
}

let waiting: QueuedToast[] = [];
const shown = new Map<QueuedToast, () => void>();
let deliver: DeliverToast | null = null;

export const toasterWanted = createStore(() => false);

/**
 * Shows a toast, in place of one that says the same. The toaster's code is loaded with the first one, so that pages without toasts
 * don't pay for it.
 * @returns a function that takes it back, once what it says is no longer true
 */
export function showToast(toast: ToastMessage): () => void {
  const from = openPage();
  const queued = { toast, from, page: toast.page ?? from };
  for (const [other, close] of shown) if (saysTheSame(other, queued)) close();
  waiting = waiting.filter((other) => !saysTheSame(other, queued));
  waiting.push(queued);
  toasterWanted.setState(true);
  followPage();
  return () => {
    waiting = waiting.filter((other) => other !== queued);
    shown.get(queued)?.();
  };
}

/**
 * Connects the mounted toaster. While there is none, toasts wait for the next one.
 * @returns a function that disconnects it
 */
export function connectToaster(connected: DeliverToast): () => void {
  deliver = connected;
  followPage();
  return () => {
    deliver = null;
    waiting.unshift(...shown.keys());
    shown.clear();
  };
}

/** After a page change: closes toasts of other pages and shows those that waited for this one. */
export function followPage(): void {
  if (deliver === null) return;
  const open = openPage();
  for (const [{ page }, close] of shown) {
    if (page !== open) close();
  }
  const due = waiting.filter(({ page }) => page === open);
  // If the visitor went to some other page than expected, drop the toasts meant for the expected one.
  waiting = waiting.filter(({ from, page }) => page !== open && from === open);
  for (const queued of due)
    shown.set(
      queued,
      deliver(queued.toast, () => shown.delete(queued)),
    );
}

function saysTheSame(one: QueuedToast, other: QueuedToast): boolean {
  return (
    one.page === other.page &&
    one.toast.title === other.toast.title &&
    one.toast.description === other.toast.description &&
    one.toast.detail === other.toast.detail
  );
}

/** Read from the browser, because a page can show a toast before the router's own effects have run. */
function openPage(): string {
  return location.pathname + location.search;
}
