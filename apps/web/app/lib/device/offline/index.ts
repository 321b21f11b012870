export { forgetSharedPhotos, sharedPhotos, takeSharedPhotos } from './shared-photos.ts';
export { registerWorker } from './register-worker.ts';
export { keepPages } from './keep-pages.ts';
export { keptHomes, openKeptHomes, type KeptHomes, type KeptPart } from './kept-homes.ts';
