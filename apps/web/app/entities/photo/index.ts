export {
  askForCompass,
  canAskForCompass,
  recentHeading,
  watchCompass,
  type Heading,
} from './compass.ts';
export { dayTaken } from './day-taken.ts';
export { PhotoAdvice } from './photo-advice.tsx';
export { savedIssues } from './saved-issues.ts';
export { issueToMention, type PhotoIssue } from './photo-issues.ts';
export { prepareLetter } from './prepare-letter.ts';
export { PhotoListSkeleton } from './photo-card.tsx';
export { FilePreview } from './file-preview.tsx';
export { HomeThumbnail } from './home-thumbnail.tsx';
export { PhotoImage, PhotoPlaceholder } from './photo-image.tsx';
export { photoSourceSet } from './source-set.ts';
export {
  changePhotos,
  isPlaced,
  photoName,
  photosQuery,
  shortPhotoName,
  usePhotos,
} from './photos.ts';
export { savePlacement } from './save-placement.ts';
export { StoredPhotoCard } from './stored-photo-card.tsx';
export { useDeletePhoto } from './delete-photo.ts';
export { UnsentPhotosSection } from './unsent-photos-section.tsx';
export { UnsentNotice, DuplicatesNotice, LeftOutNotice } from './upload-notices.tsx';
export { chooseFiles, acceptedTypes, takeBrowserPhoto, devicePhotos } from './photo-sources.ts';
export { useTakePhoto, useProblemToasts } from './take-photo.ts';
export {
  errorOf,
  isNetworkFailure,
  isRefused,
  isStored,
  isUnsent,
  percentOf,
  type ChosenPhoto,
  type Upload,
  type PhotoOrigin,
} from './upload.ts';
export { countUnsent } from './upload-database.ts';
export { countPending, imageIds } from './upload-store.ts';
export {
  removeUploads,
  sendUnsentPhotos,
  useUnsentPhotoIds,
  useUploadControls,
  useUploads,
  useUploadsState,
  type Uploads,
  type UploadControls,
} from './use-uploads.ts';
export { SendOriginalsChoice } from './send-originals.tsx';
export { DeviceSensorChoice, useDeviceSensors } from './device-sensor-choice.tsx';
export { StoredPhotoTile, UploadTile } from './photo-tile.tsx';
export { UploadCard, type UploadCardProps } from './upload-card.tsx';
