export { createDiskStore } from './disk-store.ts';
export type { PhotoStore, StoredObject } from './photo-store.ts';
