import { homesToMakeName } from '../../lib/api/homes-to-make.ts';
import { handedOverFiles } from '../../lib/device/native/handed-over-files.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { forgetEverything, removeStored } from '../../lib/device/storage/forgetting.ts';
import { loadAnew } from '../../lib/navigation/load-anew.ts';

/** What of an account lets other pages ask who is signed in. */
const isAccount = (name: string) => name === 'dss-account';

/** What nobody but this browser has. */
const isOnlyHere = (name: string) => name.startsWith('dss-letter.') || name === homesToMakeName;

export interface Forgetting {
  /** Whether it goes on knowing who is signed in. */
  readonly isSignedIn: boolean;
  /** Path of the page to load then. */
  readonly page: string;
  readonly toast: { readonly title: string; readonly description: string };
}

/**
 * Removes everything that this browser keeps, besides choices such as the language, and loads a page anew, so that nothing stays in
 * memory either. So do other tabs. Whatever can't be removed is useless without the server.
 */
export async function forgetBrowser({ isSignedIn, page, toast }: Forgetting): Promise<void> {
  if (nativeServer !== null) await handedOverFiles.discard();
  await forgetEverything(isSignedIn ? { stored: isAccount } : {}).catch(() => undefined);
  loadAnew(page, toast);
}

/**
 * Removes what names homes and people once a session has ended without its owner signing out here. What only this browser has stays:
 * nobody could be told that it would be lost, and it is sent, or shown, when its owner signs in again.
 */
export async function forgetAfterSession(): Promise<void> {
  await removeStored({
    stored: isOnlyHere,
    kept: ['dss-unsent-photos', 'dss-unsent-answers'],
  }).catch(() => undefined);
}
