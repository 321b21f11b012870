import { lazy, Suspense, useSyncExternalStore } from 'react';

import { isToasterWanted, subscribeToToasterWanted } from './toast-queue.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The place where toasts appear; loads the toaster when the first is shown. */
export function ToastOutlet({ labels }: { labels: { region: string; close: string } }) {
  const wanted = useSyncExternalStore(subscribeToToasterWanted, isToasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster labels={labels} />
    </Suspense>
  );
}
