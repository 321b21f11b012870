export { useQuietRescore } from './use-quiet-rescore.ts';
