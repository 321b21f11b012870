export { PropertyFrame } from './property-frame.tsx';
export { PropertyNotFound } from './property-not-found.tsx';
