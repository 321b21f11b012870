import { z } from 'zod';

import { leaveNote, noteName, readJson, tabStore } from '../device/storage/index.ts';
import { showToast, type ToastMessage } from '../ui/toast/toast-queue.ts';

const toastSchema = z.object({ title: z.string(), description: z.string() });

type NotedToast = Required<Pick<ToastMessage, 'title' | 'description'>>;

/** Loads a page from the server instead of going there, so that nothing of this one stays in memory, and says there that something was done. */
export function loadAnew(page: string, { title, description }: NotedToast): void {
  leaveNote(JSON.stringify({ title, description }));
  location.replace(page);
}

/** Says what the page before has left for this one to say. */
export function showToastOfPageBefore(): void {
  const toast = readJson(tabStore, noteName, (kept) => toastSchema.safeParse(kept).data ?? null);
  if (toast === null) return;
  tabStore.remove(noteName);
  showToast({ tone: 'positive', ...toast });
}
