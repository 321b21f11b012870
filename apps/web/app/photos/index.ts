export { AddPhotosArea, type PhotoPickerHandle } from './add-photos-area.tsx';
export { AddPhotosButton, AddPhotosProvider } from './add-photos-provider.tsx';
export {
  askForCompass,
  canAskForCompass,
  recentHeading,
  watchCompass,
  type Heading,
} from './compass.ts';
export { PhotoAdvice } from './photo-advice.tsx';
export { keptIssues } from './kept-issues.ts';
export { issueToMention, type PhotoIssue } from './photo-issues.ts';
export { PhotoListSkeleton } from './photo-card.tsx';
export { FilePreview } from './file-preview.tsx';
export { PhotoImage, PhotoPlaceholder } from './photo-image.tsx';
export { photoSourceSet } from './source-set.ts';
export { changePhotos, photoName, photosQuery, shortPhotoName, usePhotos } from './photos.ts';
export { savePlacement } from './save-placement.ts';
export { StoredPhotoCard } from './stored-photo-card.tsx';
export { useDeletePhoto } from './delete-photo.ts';
export { UnsentPhotosSection } from './unsent-photos-section.tsx';
export { UploadList } from './upload-list.tsx';
export { UnsentNotice } from './upload-notices.tsx';
export { chooseFiles } from './photo-sources.ts';
export { useTakePhoto } from './take-photo.ts';
export {
  errorOf,
  isNetworkFailure,
  isRefused,
  isStored,
  isUnsent,
  percentOf,
  type ChosenPhoto,
  type Upload,
} from './upload.ts';
export { countUnsent } from './upload-database.ts';
export { countPending } from './upload-store.ts';
export {
  removeUploads,
  useUnsentPhotoIds,
  useUploadControls,
  useUploads,
  useUploadsState,
  type Uploads,
} from './use-uploads.ts';
