import { openDB } from 'idb';

import { localStore, tabStore } from '../device/storage/index.ts';
import { handedOverFiles, nativeServer } from '../device/native/index.ts';

/** Whoever declined to be counted shouldn't be asked again. */
const keptChoices: ReadonlySet<string> = new Set(['dss-analytics-consent']);

const accountName = 'dss-account';

/**
 * Removes everything of the product that this browser keeps, besides the choices of theme, language and counting.
 * @param isSignedIn whether it goes on knowing who is signed in
 */
export async function forgetBrowser({ isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  for (const name of namesIn(() => localStorage)) {
    const isKept = keptChoices.has(name) || (isSignedIn && name === accountName);
    if (name.startsWith('dss') && !isKept) localStore.remove(name);
  }
  for (const name of namesIn(() => sessionStorage)) tabStore.remove(name);
  if (nativeServer !== null) await handedOverFiles.discard();
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('dss') === true) await emptyDatabase(name);
  }
}

/** @param storage called here, because a browser may deny it */
function namesIn(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

/** Empties a database instead of deleting it, which would wait for other tabs to close theirs. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await openDB(name);
  await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
  database.close();
}
