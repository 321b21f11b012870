export { afterLoad } from './after-load.ts';
