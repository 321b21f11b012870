export { createPhotoBytesRoutes } from './bytes-routes.ts';
export { withoutBucket } from './object-paths.ts';
export { removePropertyObjects, type PhotoDependencies } from './photo.ts';
export { createPhotoRoutes } from './routes.ts';
export { createUrlSigner } from './signed-urls.ts';
export { toWirePlacement } from './wire-photo.ts';
