export { createDiskStore, freeBytes, reservedBytes } from './disk-store.ts';
export { openPhotoStore } from './open-photo-store.ts';
export {
  type ByteStream,
  type PhotoStore,
  type StoredObject,
  StorageUnavailable,
  startDraftCleanup,
} from './photo-store.ts';
