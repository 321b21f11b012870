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
}

/** Puts a toast on the page; `closed` is called when it leaves, by itself or by hand. */
export type DeliverToast = (toast: ToastMessage, closed: () => void) => void;

const waiting: ToastMessage[] = [];
const standing = new Set<ToastMessage>();
const listeners = new Set<() => void>();
let deliver: ((toast: ToastMessage) => void) | null = null;
let wanted = false;

/** Shows a toast. The toaster is loaded with the first one, so that pages without toasts don't carry it. */
export function showToast(toast: ToastMessage): void {
  if (deliver !== null) {
    deliver(toast);
    return;
  }
  waiting.push(toast);
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/** Whether a toast was ever shown. */
export function isToasterWanted(): boolean {
  return wanted;
}

export function subscribeToToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Connects the toaster that is on the page; what waited is delivered at once. What still stands when the page is left with
 * its toaster waits for that of the next: a toast that says why somebody was led elsewhere must be read there.
 */
export function connectToaster(connected: DeliverToast): () => void {
  deliver = (toast) => {
    standing.add(toast);
    connected(toast, () => standing.delete(toast));
  };
  for (const toast of waiting.splice(0)) deliver(toast);
  return () => {
    deliver = null;
    waiting.unshift(...standing);
    standing.clear();
  };
}
