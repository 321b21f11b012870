export { forgetDismissed } from './offer/dismissed-offers.ts';
export { MapSection } from './map-section.tsx';
export { useRescoreAfterPlacing } from './placements/index.ts';
