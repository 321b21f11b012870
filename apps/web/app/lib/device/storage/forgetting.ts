import { markForgotten, markName } from './forgotten.ts';
import { databaseNames, emptyDatabase, type DatabaseName } from './browser-database.ts';
import { closeNotices, unsubscribeDevice } from './stored-notices.ts';

/**
 * What stays in localStorage: choices that name neither a person nor a home. Everything else goes, whatever it is, so that nothing
 * is left behind because somebody forgot to have it removed.
 */
const choices: readonly string[] = [
  markName,
  'dss-analytics-consent',
  'dss-send-originals',
  // The native apps' place for what browsers keep in cookies.
  'dss_language',
  'dss_theme',
];

export interface WhatStays {
  /** Whether a name in localStorage stays as well. */
  readonly stored?: (name: string) => boolean;
  /** Databases that stay. */
  readonly kept?: readonly DatabaseName[];
}

/**
 * Removes what this browser keeps in any of its stores, and has every open page load anew: see `followForgetting`. Nobody is notified in
 * it of a home anymore.
 */
export async function forgetEverything(stays: WhatStays = {}): Promise<void> {
  // First, so that no page writes anything after it was removed.
  markForgotten();
  await Promise.all([remove(stays), unsubscribeDevice().catch(() => undefined)]);
}

/** Removes what this browser keeps in any of its stores. Open pages go on, and hear of it. */
export async function removeStored(stays: WhatStays): Promise<void> {
  await remove(stays);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

async function remove({ stored, kept = [] }: WhatStays): Promise<void> {
  const isKept = (name: string) => choices.includes(name) || stored?.(name) === true;
  clearStorage(() => localStorage, isKept);
  forgetTab();
  const forgotten = databaseNames.filter((name) => !kept.includes(name));
  // Shown ones name a home.
  const closed = closeNotices().catch(() => undefined);
  await Promise.all([closed, removeCaches(), ...forgotten.map(emptyDatabase)]);
}

/** What is kept in this browser, by name. */
export const localNames = () => namesIn(() => localStorage);

/** Removes what is kept for this tab. */
export function forgetTab(): void {
  clearStorage(
    () => sessionStorage,
    () => false,
  );
}

/** What a storage has, by name. @param storage called here, because a browser may deny it */
function namesIn(storage: () => Storage): readonly string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

function clearStorage(storage: () => Storage, isKept: (name: string) => boolean): void {
  for (const name of namesIn(storage)) if (!isKept(name)) storage().removeItem(name);
}

async function removeCaches(): Promise<void> {
  // Undefined in insecure contexts, despite its type.
  const cached: CacheStorage | undefined = globalThis.caches;
  if (cached === undefined) return;
  await Promise.all((await cached.keys()).map((name) => cached.delete(name)));
}

/** What a page leaves for the next one of this tab. */
export const noteName = 'dss-note';

/** Leaves a note for the next page of this tab, although the browser has forgotten. */
export function leaveNote(note: string): void {
  try {
    sessionStorage.setItem(noteName, note);
  } catch {
    // Then the next page has nothing to say.
  }
}
