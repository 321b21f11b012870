export { useDelayedRescore } from './use-delayed-rescore.ts';
