export { PhotoImage } from './photo-image.tsx';
export { PhotoListSkeleton } from './photo-list-skeleton.tsx';
export { photoName } from './photo-name.ts';
export { PhotoPicker } from './photo-picker.tsx';
export { photosQuery, usePhotos } from './photos.ts';
export { StoredPhotoCard } from './stored-photo-card.tsx';
export { UploadList } from './upload-list.tsx';
export { useUploads, type Uploads } from './use-uploads.ts';
