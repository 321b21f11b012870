export { EmberPlaces } from './ember-places.tsx';
