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

type Deliver = (toast: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let deliver: Deliver | null = null;
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

/** Connects the toaster that is on the page; what waited is delivered at once. */
export function connectToaster(connected: Deliver): () => void {
  deliver = connected;
  for (const toast of waiting.splice(0)) connected(toast);
  return () => {
    deliver = null;
  };
}
