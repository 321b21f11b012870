export { usePropertySync } from './use-property-sync.ts';
