import { z } from 'zod';

import { localStore, readJson } from '../storage/browser-store.ts';
import { useStored } from '../storage/use-stored.ts';

/**
 * A browser whose disk is full removes databases without asking anybody, and keeps the local storage. So how much waits in the databases
 * is noted there, and a database that has to be made anew says what was taken away.
 */
const countsName = 'dss-waiting';
const takenName = 'dss-taken-away';

export type Waiting = 'photos' | 'answers';

const countsSchema = z
  .object({ photos: z.number().default(0), answers: z.number().default(0) })
  .catch({ photos: 0, answers: 0 });

type Counts = Readonly<Record<Waiting, number>>;

const read = (name: string): Counts =>
  readJson(localStore, name, (kept) => countsSchema.parse(kept ?? {}));

function write(name: string, counts: Counts): void {
  if (counts.photos + counts.answers === 0) localStore.remove(name);
  else localStore.write(name, JSON.stringify(counts));
}

/** Notes how much waits in this browser. */
export function keepCount(waiting: Waiting, count: number): void {
  const before = read(countsName);
  if (before[waiting] !== count) write(countsName, { ...before, [waiting]: count });
}

/** For a database that is made: whatever waited in one before it has been taken away. */
export function noteEvicted(waiting: Waiting): void {
  const { [waiting]: count } = read(countsName);
  if (count === 0) return;
  const taken = read(takenName);
  write(takenName, { ...taken, [waiting]: taken[waiting] + count });
  keepCount(waiting, 0);
}

/** How much the browser has taken away since its owner last heard of it; null: nothing. */
export function useEvicted(): Counts | null {
  return useStored(localStore, takenName) === null ? null : read(takenName);
}

export function forgetEvicted(): void {
  localStore.remove(takenName);
}
