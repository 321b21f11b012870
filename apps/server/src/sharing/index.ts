export { createSharingRoutes, type SharingDependencies } from './routes.ts';
export { listShareLinks } from './share-links.ts';
export { createShareTokens } from './share-tokens.ts';
export {
  createSharedPhotoRoutes,
  createSharedPhotoSigner,
  type SharedPhotoDependencies,
} from './shared-photos.ts';
