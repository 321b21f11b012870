export { forgetDismissed } from './offer/use-place-offer.ts';
export { MapSection } from './map-section.tsx';
export { analysisPause, useRescoreAfterPlacing } from './placements/index.ts';
