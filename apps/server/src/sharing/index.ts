export { createSharingRoutes, type SharingDependencies } from './routes.ts';
export { readHomeAsShared, type SharedHomeDependencies } from './shared-home.ts';
export { listShareLinks } from './share-links.ts';
export {
  createSharedPhotoRoutes,
  createSharedPhotoSigner,
  type SharedPhotoDependencies,
} from './shared-photos.ts';
