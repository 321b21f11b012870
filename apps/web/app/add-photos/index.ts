export { AddPhotosButton } from './add-photos-button.tsx';
export { AddPhotosContext } from './add-photos-context.ts';
export { AddPhotosProvider } from './add-photos-provider.tsx';
