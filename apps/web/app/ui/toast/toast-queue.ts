import { createStore } from 'zustand/vanilla';

export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string;
  /** A second line: which file, which address. */
  detail?: string;
  tone?: ToastTone;
  /** Milliseconds until it leaves by itself. */
  duration?: number;
  action?: { label: string; run: () => void };
  /** The page that it is read on, where somebody is led there as it is said: it waits for it. By default the open one. */
  page?: string;
}

/** Puts a toast on the page; `closed` is called when it leaves, by itself or by hand. @returns closes it */
export type DeliverToast = (toast: ToastMessage, closed: () => void) => () => void;

interface Said {
  readonly toast: ToastMessage;
  /** The page that was open. */
  readonly from: string;
  /** The page that it is read on. */
  readonly page: string;
}

let waiting: Said[] = [];
const shown = new Map<Said, () => void>();
let deliver: DeliverToast | null = null;

/** Whether a toast was ever shown. */
export const toasterWanted = createStore(() => false);

/** Shows a toast. The toaster is loaded with the first one, so that pages without toasts don't carry it. */
export function showToast(toast: ToastMessage): void {
  const from = openPage();
  waiting.push({ toast, from, page: toast.page ?? from });
  toasterWanted.setState(true);
  followPage();
}

/** Connects the toaster that is on the page; what is said while there is none waits for the next. */
export function connectToaster(connected: DeliverToast): () => void {
  deliver = connected;
  followPage();
  return () => {
    deliver = null;
    waiting.unshift(...shown.keys());
    shown.clear();
  };
}

/** Leaves on the page what is said about it: closes what belongs to another one, and shows what waited for this one. */
export function followPage(): void {
  if (deliver === null) return;
  const open = openPage();
  for (const [{ page }, close] of shown) {
    if (page !== open) close();
  }
  const due = waiting.filter(({ page }) => page === open);
  // Whoever went elsewhere than was thought is told nothing of another page.
  waiting = waiting.filter(({ from, page }) => page !== open && from === open);
  for (const said of due)
    shown.set(
      said,
      deliver(said.toast, () => shown.delete(said)),
    );
}

/** Read from the browser: a page speaks before the router's own effects have run. */
function openPage(): string {
  return location.pathname + location.search;
}
