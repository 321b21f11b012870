export { CheckPhotos } from './check-photos.tsx';
export { LabelScreen, type LabelScreenProps } from './label-screen.tsx';
