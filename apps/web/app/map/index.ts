export { forgetDismissed } from './offer/dismissed-offers.ts';
export { MapSection } from './map-section.tsx';
export { analysisPause, useRescoreAfterPlacing } from './placements/index.ts';
