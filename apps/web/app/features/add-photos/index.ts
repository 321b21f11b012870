export { AddPhotosArea, type PhotoPickerHandle } from './add-photos-area.tsx';
export { UploadList } from './upload-list.tsx';
export { AddPhotosButton, AddPhotosProvider } from './add-photos-provider.tsx';
