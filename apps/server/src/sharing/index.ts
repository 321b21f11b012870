export { createSharingRoutes, type SharingDependencies } from './routes.ts';
export { listShareLinks } from './share-links.ts';
export {
  createSharedPhotoRoutes,
  createSharedPhotoSigner,
  type SharedPhotoDependencies,
} from './shared-photos.ts';
