import type { PlacesConfig } from '../config/index.ts';
import { createCensusGeocoder } from './census.ts';
import { createGooglePlaces } from './google.ts';
import { createPhotonSearch } from './photon.ts';
import type { PlaceSources } from './places.ts';

/** Google for everything where its key is set; else whoever of the others isn't switched off. */
export function choosePlaceSources({ google, photonUrl, censusUrl }: PlacesConfig): PlaceSources {
  if (google !== null) {
    const places = createGooglePlaces(google);
    return { search: places, geocoder: places };
  }
  return {
    search: photonUrl === null ? null : createPhotonSearch(photonUrl),
    geocoder: censusUrl === null ? null : createCensusGeocoder(censusUrl),
  };
}
