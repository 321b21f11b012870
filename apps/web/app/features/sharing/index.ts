export { ShareButton } from './share-button.tsx';
export { useShareLinks } from './share-links.ts';
