export { useHighlightedPlace } from './list-map-link.ts';
export { MapBesideList } from './map-beside-list.tsx';
export { placeOfFinding, placeOfMissingSide, type CardPlace } from './card-place.ts';
export { useBesideList, type BesideList } from './use-beside-list.ts';
export { useListedCard } from './use-listed-card.ts';
