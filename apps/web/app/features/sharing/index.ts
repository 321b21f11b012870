export { tokensIn } from './homes-link.ts';
export { ShareHomesButton } from './share-homes-button.tsx';
export { ShareButton } from './share-button.tsx';
export { useShareLinks } from './share-links.ts';
