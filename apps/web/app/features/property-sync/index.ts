export { useOfflineHome, useOfflinePages, usePropertySync } from './use-property-sync.ts';
export { UnsentOfMissing } from './unsent-of-missing.tsx';
