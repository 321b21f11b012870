import { leaveNote, noteName } from '../device/storage/forgetting.ts';
import { readJson, tabStore } from '../device/storage/browser-store.ts';
import { showToast, type ToastMessage } from '../../ui/toast/toast-queue.ts';

type NotedToast = Required<Pick<ToastMessage, 'title' | 'description'>>;

/** Loads a page from the server instead of going there, so that nothing of this one stays in memory, and says there that something was done. */
export function loadAnew(page: string, { title, description }: NotedToast): void {
  leaveNote(JSON.stringify({ title, description }));
  location.replace(page);
}

/** Says what the page before has left for this one to say. */
export function showToastOfPageBefore(): void {
  const toast = readJson(tabStore, noteName, asToast);
  if (toast === null) return;
  tabStore.remove(noteName);
  showToast({ tone: 'positive', ...toast });
}

// Every public page loads this, which a schema of zod would make a sixth heavier.
function asToast(kept: unknown): NotedToast | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('title' in kept) || !('description' in kept)) return null;
  const { title, description } = kept;
  return typeof title === 'string' && typeof description === 'string'
    ? { title, description }
    : null;
}
