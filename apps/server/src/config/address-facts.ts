import { z } from 'zod';
import { keylessService } from './places.ts';
import type { ValuesOf } from './variables.ts';

const calFire = (layer: string) =>
  keylessService(
    `https://services1.arcgis.com/jUJYIo9tSA7EHvfZ/arcgis/rest/services/${layer}/FeatureServer/0`,
  );

/** Variables for the services that know facts of an address. Each is a layer or a service by its own URL, because they move. */
export const addressFactsShape = {
  ADDRESS_FACTS: z.enum(['on', 'off']).default('on'),
  ADDRESS_SRA_ZONES_URL: calFire('FHSZSRA_23_3'),
  ADDRESS_LRA_ZONES_URL: calFire('FHSALRA25_v1_All'),
  ADDRESS_SALE_ZONES_URL: calFire('fhsz24_5'),
  ADDRESS_RESPONSIBILITY_URL: calFire('SRA22_2'),
  ADDRESS_FIRE_DISTRICTS_URL: calFire('California_Local_Fire_Districts'),
  ADDRESS_CALIFORNIA_FIRES_URL: calFire('California_Historic_Fire_Perimeters'),
  ADDRESS_FIRES_URL: keylessService(
    'https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services/InterAgencyFirePerimeterHistory_All_Years_View/FeatureServer/0',
  ),
  ADDRESS_BUILDINGS_URL: keylessService(
    'https://services2.arcgis.com/FiaPA4ga0iQKduv3/arcgis/rest/services/USA_Structures_View/FeatureServer/0',
  ),
  ADDRESS_ELEVATION_URL: keylessService(
    'https://elevation.nationalmap.gov/arcgis/rest/services/3DEPElevation/ImageServer',
  ),
  ADDRESS_ELEVATION_POINT_URL: keylessService('https://epqs.nationalmap.gov/v1/json'),
  ADDRESS_COUNTY_URL: keylessService('https://geocoding.geo.census.gov/geocoder'),
} as const;

/** The URLs of the services; null: not asked. */
export type AddressFactsConfig = Readonly<ReturnType<typeof toAddressFactsConfig>>;

export function toAddressFactsConfig(environment: ValuesOf<typeof addressFactsShape>) {
  const used = (url: string | null) => (environment.ADDRESS_FACTS === 'off' ? null : url);
  return {
    /** Fire hazard severity zones in state responsibility area, and in local. Both have to be asked to know a home's zone. */
    sraZonesUrl: used(environment.ADDRESS_SRA_ZONES_URL),
    lraZonesUrl: used(environment.ADDRESS_LRA_ZONES_URL),
    /** The zones that count at a sale. */
    saleZonesUrl: used(environment.ADDRESS_SALE_ZONES_URL),
    responsibilityUrl: used(environment.ADDRESS_RESPONSIBILITY_URL),
    fireDistrictsUrl: used(environment.ADDRESS_FIRE_DISTRICTS_URL),
    /** Past fires in California, and elsewhere. */
    californiaFiresUrl: used(environment.ADDRESS_CALIFORNIA_FIRES_URL),
    firesUrl: used(environment.ADDRESS_FIRES_URL),
    buildingsUrl: used(environment.ADDRESS_BUILDINGS_URL),
    /** Elevations of many points at once; and of one, where that fails. */
    elevationUrl: used(environment.ADDRESS_ELEVATION_URL),
    elevationPointUrl: used(environment.ADDRESS_ELEVATION_POINT_URL),
    countyUrl: used(environment.ADDRESS_COUNTY_URL),
  };
}
