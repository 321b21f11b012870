export { useKeptHome, usePropertySync } from './use-property-sync.ts';
