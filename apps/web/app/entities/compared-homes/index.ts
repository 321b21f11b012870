export type { HomeBesideOthers } from './compared-home.ts';
export { Gain, HomeColumns } from './home-columns.tsx';
export { HomePicture } from './home-picture.tsx';
export { SharedScale } from './shared-scale.tsx';
export { Verdict } from './verdict.tsx';
