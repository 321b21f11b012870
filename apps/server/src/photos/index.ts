export { createPhotoBytesRoutes } from './bytes-routes.ts';
export { createDecodingQueue } from './decoding-queue.ts';
export { parseImagePath } from './image-path.ts';
export { withoutBucket } from './object-paths.ts';
export {
  finishDeletions,
  removePhotosOfDeleted,
  type DeletedPropertyDependencies,
} from './deleted-properties.ts';
export { assertWithoutPhotos, thumbnailsOf } from './photo.ts';
export { processPhoto } from './process-photo.ts';
export { readPhotoReference } from './photo-reference.ts';
export { createPhotoRoutes, type PhotoRouteDependencies } from './routes.ts';
export { createSignRoutes } from './sign-routes.ts';
export { createUploadMemoryBudget } from './upload-memory-budget.ts';
export { createUrlSigner, type UrlSigner } from './signed-urls.ts';
export { toWirePlacement } from './wire-photo.ts';
