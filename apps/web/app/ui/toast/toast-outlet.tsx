import { useStore } from 'zustand';

import { optionalPart } from '../lazy-part.tsx';
import { toasterWanted } from './toast-queue.ts';

const importToaster = () => import('./toaster.tsx');

interface Labels {
  region: string;
  close: string;
}

const Toaster = optionalPart<{ labels: Labels }>(importToaster);

/** Loads the toaster ahead of time, so that it is available offline. */
export function preloadToaster(): void {
  importToaster().catch(() => undefined);
}

/** Where toasts appear; loads the toaster when the first one is shown. */
export function ToastOutlet({ labels }: { labels: Labels }) {
  if (!useStore(toasterWanted)) return null;
  return <Toaster labels={labels} />;
}
