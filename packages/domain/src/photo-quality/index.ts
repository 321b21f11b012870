export { isTilted, type GrayPicture } from './tilt.ts';
