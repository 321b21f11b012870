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
}

/** Puts a toast on the page; `closed` is called when it leaves, by itself or by hand. */
export type DeliverToast = (toast: ToastMessage, closed: () => void) => void;

const waiting: ToastMessage[] = [];
const shown = new Set<ToastMessage>();
let deliver: ((toast: ToastMessage) => void) | null = null;

/** Whether a toast was ever shown. */
export const toasterWanted = createStore(() => false);

/** Shows a toast. The toaster is loaded with the first one, so that pages without toasts don't carry it. */
export function showToast(toast: ToastMessage): void {
  if (deliver !== null) {
    deliver(toast);
    return;
  }
  waiting.push(toast);
  toasterWanted.setState(true);
}

/**
 * Connects the toaster that is on the page; what waited is delivered at once. What is still shown when the page is left
 * with its toaster waits for that of the next: a toast that says why somebody was led elsewhere must be read there.
 */
export function connectToaster(connected: DeliverToast): () => void {
  deliver = (toast) => {
    shown.add(toast);
    connected(toast, () => shown.delete(toast));
  };
  for (const toast of waiting.splice(0)) deliver(toast);
  return () => {
    deliver = null;
    waiting.unshift(...shown);
    shown.clear();
  };
}
