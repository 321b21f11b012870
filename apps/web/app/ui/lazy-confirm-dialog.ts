import { lazyPart } from './lazy-part.tsx';

const load = () => import('./confirm-dialog.tsx');

/** Loaded when first opened. */
export const ConfirmDialog = lazyPart(load, ({ onCancel }) => onCancel());

/** Loads it ahead of time, so that it opens offline, too. */
export function preloadConfirmDialog(): void {
  load().catch(() => undefined);
}
