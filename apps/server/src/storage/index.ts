export { createDiskStore, freeBytes, reservedBytes } from './disk-store.ts';
export type { PhotoStore, StoredObject } from './photo-store.ts';
export { startDraftCleanup } from './draft-cleanup.ts';
