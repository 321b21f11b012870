export { FacingButton } from './facing-button.tsx';
export { useSaveFront } from './save-front.ts';
