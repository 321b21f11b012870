export { AddPhotosButton } from './add-photos-button.tsx';
export { AddPhotosProvider } from './add-photos-provider.tsx';
