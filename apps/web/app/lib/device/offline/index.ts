export { forgetSharedPhotos, sharedPhotos, takeSharedPhotos } from './shared-photos.ts';
export { registerWorker } from './register-worker.ts';
export { keepPages } from './keep-pages.ts';
export {
  offlineHomes,
  openOfflineHomes,
  type OfflineHomes,
  type OfflinePart,
} from './offline-homes.ts';
