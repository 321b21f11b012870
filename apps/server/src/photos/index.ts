export { createPhotoBytesRoutes } from './bytes-routes.ts';
export { createDecodingQueue } from './decoding-queue.ts';
export { parseImagePath, readPhotoReference } from './photo-reference.ts';
export { letterObject, letterOfPath, objectsOf, withoutBucket } from './object-paths.ts';
export {
  assertRoom,
  assertWithoutPhotos,
  hasPhoto,
  removeObjects,
  listPhotos,
  lockPhotos,
  readWithFreshUrls,
  type PhotoDependencies,
  type PhotoName,
} from './photo.ts';
export { processPhoto, type ScheduleDecoding } from './process-photo.ts';
export { createPhotoRoutes, type PhotoRouteDependencies } from './routes.ts';
export { createSignRoutes } from './sign-routes.ts';
export { takeUpload, uploadErrors, type UploadDependencies } from './take-upload.ts';
export { createUploadMemoryBudget } from './upload-memory-budget.ts';
export { createUrlSigner, type UrlSigner } from './signed-urls.ts';
export { thumbnailUrl, toWirePlacement } from './wire-photo.ts';
