export { tokensIn } from './homes-link.ts';
export { ShareHomesButton } from './share-homes-button.tsx';
export { ShareButton } from './share-button.tsx';
export { useSharedWith } from './share-links.ts';
