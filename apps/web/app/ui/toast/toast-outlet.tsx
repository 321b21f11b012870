import { lazy, Suspense, type ComponentType } from 'react';
import { useStore } from 'zustand';

import { loadPart } from '../load-part.ts';
import { toasterWanted } from './toast-queue.ts';

const importToaster = () => import('./toaster.tsx');

interface Labels {
  region: string;
  close: string;
}

// If the toaster can't be loaded, the page must work without it.
const Toaster = lazy<ComponentType<{ labels: Labels }>>(() =>
  loadPart(importToaster).catch(() => ({ default: () => null })),
);

/** Loads the toaster ahead of time, so that it is available offline. */
export function preloadToaster(): void {
  importToaster().catch(() => undefined);
}

/** Where toasts appear; loads the toaster when the first one is shown. */
export function ToastOutlet({ labels }: { labels: Labels }) {
  if (!useStore(toasterWanted)) return null;
  return (
    <Suspense>
      <Toaster labels={labels} />
    </Suspense>
  );
}
