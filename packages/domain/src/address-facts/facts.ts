/** What the server learns about an address from public services, in the order in which it is listed. */
export const addressFactNames = [
  'hazard_zone',
  'sale_zone',
  'responsibility',
  'fire_district',
  'terrain',
  'neighbors',
  'past_fires',
  'county',
] as const;

export type AddressFactName = (typeof addressFactNames)[number];

/** After how many days a service is asked about a fact again, once its owner looks at it: maps change with the years. */
export const askAgainAfterDays = 180;

/** A fire hazard severity zone of California, from none to the worst. Land without wildland nearby is mapped as such. */
export const hazardZones = ['non_wildland', 'moderate', 'high', 'very_high'] as const;

export type HazardZone = (typeof hazardZones)[number];

/** Who is responsible for wildfire there, in California: the state, a local agency, or the federal government. */
export const responsibilityAreas = ['SRA', 'LRA', 'FRA'] as const;

export type ResponsibilityArea = (typeof responsibilityAreas)[number];

/** Eight points of the compass, clockwise. */
export const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export type CompassPoint = (typeof compassPoints)[number];

/** Why a fact isn't known. */
export const unknownFactReasons = [
  /** The home has no position yet. */
  'no_position',
  /** The service is switched off. */
  'off',
  /** It will be asked, or asked again, in a moment. */
  'waiting',
  /** The service didn't answer, or not in a way that can be read. */
  'failed',
  /** The service knows nothing of this part of the country. */
  'not_covered',
  /** No building of the map is under the pin, and the owner has traced none, so there is nothing to measure from. */
  'house_not_found',
] as const;

/** A map or service that facts come from. */
export type FactSource = {
  /** As its publisher calls it. */
  readonly name: string;
  readonly publisher: string;
  /** The day from which the map holds; null where the service says no such day, or each entry has its own. */
  readonly effectiveOn: string | null;
};

export const factSourceIds = [
  'fhsz_sra',
  'fhsz_lra',
  'fhsz_sale',
  'california_responsibility',
  'california_fire_districts',
  'usgs_elevation',
  'fema_structures',
  'california_fires',
  'interagency_fires',
  'census_county',
] as const;

export type FactSourceId = (typeof factSourceIds)[number];

export const factSources: Readonly<Record<FactSourceId, FactSource>> = {
  fhsz_sra: {
    name: 'Fire Hazard Severity Zones in State Responsibility Area',
    publisher: 'CAL FIRE',
    effectiveOn: '2024-04-01',
  },
  // As recommended by the State Fire Marshal: a city may adopt more, and never less.
  fhsz_lra: {
    name: 'Fire Hazard Severity Zones in Local Responsibility Area, as recommended',
    publisher: 'CAL FIRE',
    effectiveOn: '2025-03-24',
  },
  fhsz_sale: {
    name: 'Fire Hazard Severity Zones for Real Estate Inspections',
    publisher: 'CAL FIRE',
    effectiveOn: null,
  },
  california_responsibility: {
    name: 'State Responsibility Areas',
    publisher: 'CAL FIRE',
    effectiveOn: null,
  },
  california_fire_districts: {
    name: 'California Local Fire Districts',
    publisher: 'CAL FIRE',
    effectiveOn: null,
  },
  usgs_elevation: { name: '3D Elevation Program', publisher: 'USGS', effectiveOn: null },
  fema_structures: { name: 'USA Structures', publisher: 'FEMA', effectiveOn: null },
  california_fires: {
    name: 'California Historic Fire Perimeters',
    publisher: 'CAL FIRE',
    effectiveOn: null,
  },
  interagency_fires: {
    name: 'Interagency Fire Perimeter History',
    publisher: 'National Interagency Fire Center',
    effectiveOn: null,
  },
  census_county: { name: 'Counties', publisher: 'U.S. Census Bureau', effectiveOn: null },
};
