export { useKeptHome, useKeptPages, usePropertySync } from './use-property-sync.ts';
export { UnsentOfMissing } from './unsent-of-missing.tsx';
