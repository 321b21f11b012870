export { createDiskStore, freeBytes, reservedBytes } from './disk-store.ts';
export { type PhotoStore, type StoredObject, startDraftCleanup } from './photo-store.ts';
