export { loadGoogleMaps } from './backgrounds/google-maps.ts';
export { MapBackground } from './backgrounds/map-background.tsx';
export { SatelliteMap } from './backgrounds/satellite-map.tsx';
export { useBackground, type Background } from './backgrounds/use-background.ts';
export { forgetDismissed } from './offer/use-place-offer.ts';
export { MapSection } from './map-section.tsx';
export { useRescoreAfterPlacing } from './placements/use-save-placement.ts';
export { StillMap } from './still-map.tsx';
