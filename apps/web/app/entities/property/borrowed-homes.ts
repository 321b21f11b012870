import { z } from 'zod';

import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';

/** Homes that this phone was let in to by a computer's code: id, and until when. */
const storeName = 'dss-borrowed-homes';

/** As long as photos that weren't sent are kept. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

const borrowedSchema = z.record(z.string(), z.iso.datetime());

/** @param until null if the home is this browser's own */
export function saveBorrowedHome(id: string, until: string | null): void {
  const others = Object.entries(readBorrowed(localStore.read(storeName))).filter(
    ([other, end]) => other !== id && Date.parse(end) > Date.now() - retentionMs,
  );
  const all = until === null ? others : [...others, [id, until]];
  if (all.length === 0) localStore.remove(storeName);
  else localStore.write(storeName, JSON.stringify(Object.fromEntries(all)));
}

/** Whether this phone was once let in to a home. False during prerendering. */
export function useWasBorrowed(id: string): boolean {
  return id in readBorrowed(useStored(localStore, storeName));
}

function readBorrowed(kept: string | null): Readonly<Record<string, string>> {
  try {
    return borrowedSchema.safeParse(JSON.parse(kept ?? '')).data ?? {};
  } catch {
    return {};
  }
}
