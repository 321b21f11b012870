export { exposureOfInput, toWireExposure } from './exposure-of.ts';
export { exposureText } from './exposure-text.ts';
