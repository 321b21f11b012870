import { useSyncExternalStore } from 'react';

const fingers = '(pointer: coarse)';
/** The specification's mobile breakpoint (section 9). */
export const narrowScreen = '(max-width: 767px)';

function isHandheld(): boolean {
  return (
    window.matchMedia(fingers).matches ||
    (navigator.maxTouchPoints > 0 && window.matchMedia(narrowScreen).matches)
  );
}

function subscribe(listener: () => void): () => void {
  const queries = [fingers, narrowScreen].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Whether the page is on a phone or tablet, whose camera can be pointed at a house. */
export function useHandheld(): boolean {
  return useSyncExternalStore(subscribe, isHandheld, () => false);
}
