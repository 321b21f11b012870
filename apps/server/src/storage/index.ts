export { createDiskStore, freeBytes, reservedBytes } from './disk-store.ts';
export { moveObjects, type MoveProgress } from './move-objects.ts';
export { openDiskStore, openPhotoStore, openS3Store } from './open-photo-store.ts';
export {
  type ByteStream,
  type PhotoStore,
  type StoredObject,
  StorageUnavailable,
  startDraftCleanup,
} from './photo-store.ts';
