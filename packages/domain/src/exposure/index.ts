export { exposureText, unknownExposureText } from './exposure-text.ts';
export { exposureOnMaps, type MappedExposure, type MappedReason } from './exposure-on-maps.ts';
