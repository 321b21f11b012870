import { lazy, Suspense, type ComponentType } from 'react';
import { useStore } from 'zustand';

import { loadPart } from '../load-part.ts';
import { toasterWanted } from './toast-queue.ts';

const importToaster = () => import('./toaster.tsx');

interface Labels {
  region: string;
  close: string;
}

// Toasts that can't be shown are no reason to lose the page they are about.
const Toaster = lazy<ComponentType<{ labels: Labels }>>(() =>
  loadPart(importToaster).catch(() => ({ default: () => null })),
);

/** Has the toaster at hand for when there is no connection to load it over. */
export function preloadToaster(): void {
  importToaster().catch(() => undefined);
}

/** The place where toasts appear; loads the toaster when the first is shown. */
export function ToastOutlet({ labels }: { labels: Labels }) {
  if (!useStore(toasterWanted)) return null;
  return (
    <Suspense>
      <Toaster labels={labels} />
    </Suspense>
  );
}
