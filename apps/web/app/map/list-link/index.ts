export { usePointedPlace } from './list-map-link.ts';
export { MapBesideList } from './map-beside-list.tsx';
export { placeOfFinding, placeOfMissingSide, type PointedPlace } from './pointed-place.ts';
export { useBesideList, type BesideList } from './use-beside-list.ts';
export { useListedCard } from './use-listed-card.ts';
