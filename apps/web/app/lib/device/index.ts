export { useAsksForSource, useIsHandheld, useOnline } from './device-state.ts';
