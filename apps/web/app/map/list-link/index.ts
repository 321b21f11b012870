export { MapBesideList } from './map-beside-list.tsx';
export { placeOfFinding, placeOfMissingSide, type PointedPlace } from './pointed-place.ts';
export { usePointedPlace } from './pointing-context.ts';
export { useBesideList, type BesideList } from './use-beside-list.ts';
export { usePointingCard } from './use-pointing-card.ts';
