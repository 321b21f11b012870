export { ExposureText } from './exposure-text.tsx';
