export { exposureText } from './exposure-text.ts';
