export { capture } from './analytics.ts';
export { giveConsent, readConsent, subscribeToConsent, type Consent } from './consent.ts';
export { countVisits } from './count-visits.ts';
export { countingPermission, type Permission } from './permission.ts';
export { StartLink } from './start-link.tsx';
