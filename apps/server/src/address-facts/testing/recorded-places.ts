import { toPlace, relativeFromFeet, groundOffset, type LatLng } from '@dss/domain';
import { arcgisError, type LayerFeature, type PlaceAnswers } from './address-services.ts';

/** A place as the services describe it, in their recorded shapes. Houses and neighbors are drawn, not anybody's home. */
export interface RecordedPlace {
  readonly position: LatLng;
  readonly answers: PlaceAnswers;
}

const inFeet = (position: LatLng, eastFt: number, northFt: number): [number, number] => {
  const { lat, lng } = toPlace(position, relativeFromFeet(position.lat, { eastFt, northFt }));
  return [lng, lat];
};

/** A building by its edges in feet from the pin. */
export function building(
  position: LatLng,
  [west, east, south, north]: readonly [number, number, number, number],
  attributes: object = {},
): LayerFeature {
  const ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ] as const;
  return {
    attributes: { IMAGE_DATE: 1_564_617_600_000, OCC_CLS: 'Residential', ...attributes },
    geometry: { rings: [ring.map(([x, y]) => inFeet(position, x, y))] },
  };
}

/** Elevations of a plane, as text, that rises by so many percent toward east and north. */
export function plane(position: LatLng, eastPercent: number, northPercent: number) {
  return (point: LatLng) => {
    const { eastMeters, northMeters } = groundOffset(position, point);
    return String(500 + (eastPercent * eastMeters + northPercent * northMeters) / 100);
  };
}

const zone = (code: number, description: string, area: string): LayerFeature => ({
  attributes: { FHSZ: code, FHSZ_Description: description, SRA: area },
});
const californiaFire = (
  year: number | string,
  name: string | null,
  acres: number,
): LayerFeature => ({
  attributes: { YEAR_: year, FIRE_NAME: name, GIS_ACRES: acres },
});
const fire = (year: number, incident: string, acres: number): LayerFeature => ({
  attributes: { FIRE_YEAR_INT: year, INCIDENT: incident, GIS_ACRES: acres },
});
const district = (name: string, county: string, phone: string | null): LayerFeature => ({
  attributes: { Name: name, County: county, Phone: phone },
});
const area = (code: string): LayerFeature => ({ attributes: { SRA: code } });

function placed(
  lat: number,
  lng: number,
  answersOf: (position: LatLng) => PlaceAnswers,
): RecordedPlace {
  const position = { lat, lng };
  return { position, answers: answersOf(position) };
}

const house = [-20, 20, -25, 25] as const;

/** Ten addresses, in California, in other states, and where hardly anything is known. */
export const recordedPlaces = {
  paradise: placed(39.7596, -121.6219, (position) => ({
    lraZones: [zone(3, 'Very High', 'LRA')],
    saleZones: [zone(3, 'Very High', 'LRA')],
    responsibility: [area('LRA')],
    fireDistricts: [district('Paradise Fire Department', 'Butte', '(530) 872-6264')],
    californiaFires: [
      californiaFire(2018, 'CAMP', 153_335.56),
      californiaFire('2018', 'Camp Fire', 153_336.1),
      californiaFire(1961, null, 12.3),
    ],
    buildings: [
      building(position, house),
      building(position, [38, 70, -10, 20]),
      building(position, [-130, -95, -10, 20]),
    ],
    elevation: plane(position, 0, 22),
    county: ['Butte County', 'CA'],
  })),
  berkeleyHills: placed(37.8836, -122.2476, (position) => ({
    lraZones: [zone(3, 'Very High', 'LRA')],
    saleZones: [zone(3, 'Very High', 'LRA')],
    responsibility: [area('LRA')],
    fireDistricts: [district('Berkeley Fire Department', 'Alameda', '510-981-3473')],
    californiaFires: [californiaFire(1991, 'TUNNEL', 1520), californiaFire(1923, 'BERKELEY', 130)],
    buildings: [building(position, house), building(position, [26, 60, -20, 20])],
    elevation: plane(position, 31, 0),
    county: ['Alameda County', 'CA'],
  })),
  malibu: placed(34.0259, -118.7798, (position) => ({
    lraZones: [zone(3, 'Very High', 'LRA')],
    saleZones: [zone(3, 'Very High', 'LRA')],
    responsibility: [area('LRA')],
    fireDistricts: [district('Los Angeles County Fire Department', 'Los Angeles', null)],
    californiaFires: [californiaFire(2018, 'WOOLSEY', 96_949)],
    buildings: [building(position, house)],
    elevation: plane(position, 0, 12),
    county: ['Los Angeles County', 'CA'],
  })),
  placerville: placed(38.7296, -120.7986, (position) => ({
    sraZones: [zone(2, 'High', 'SRA')],
    saleZones: [zone(2, 'High', 'SRA')],
    responsibility: [area('SRA')],
    fireDistricts: [
      district('El Dorado County Fire Protection District', 'El Dorado', '530-644-9630'),
    ],
    buildings: [building(position, house)],
    elevation: plane(position, -8, 0),
    county: ['El Dorado County', 'CA'],
  })),
  evergreen: placed(39.6333, -105.3172, (position) => ({
    fires: [fire(2012, 'Lower North Fork', 3218), fire(2012, 'LOWER NORTH FORK FIRE', 3218.4)],
    buildings: [building(position, house), building(position, [-20, 20, 75, 110])],
    elevation: plane(position, 20, 20),
    county: ['Jefferson County', 'CO'],
  })),
  bend: placed(44.0582, -121.3153, (position) => ({
    fires: [fire(1990, 'AWBREY HALL', 3353)],
    buildings: [building(position, house)],
    elevation: plane(position, 1, 0),
    county: ['Deschutes County', 'OR'],
  })),
  parkCity: placed(40.6461, -111.498, (position) => ({
    buildings: [building(position, house)],
    elevation: plane(position, 0, -15),
    county: ['Summit County', 'UT'],
  })),
  missoula: placed(46.8721, -113.994, (position) => ({
    fires: [fire(2003, 'Black Mountain 2', 7115)],
    buildings: arcgisError(504, 'Gateway timeout'),
    elevation: plane(position, 0, 5),
    county: ['Missoula County', 'MT'],
  })),
  kansas: placed(38.9172, -97.2139, (position) => ({
    elevation: plane(position, 0, 0),
    county: ['Dickinson County', 'KS'],
  })),
  /** In the sea, where every map is empty. */
  nowhere: placed(36, -124, () => ({ elevation: () => 'NoData' })),
} as const satisfies Record<string, RecordedPlace>;

/** What the services know of whichever recorded place is nearest. */
export function answersOfRecordedPlaces(asked: LatLng): PlaceAnswers {
  const found = Object.values<RecordedPlace>(recordedPlaces).find(
    ({ position }) =>
      Math.abs(position.lat - asked.lat) < 0.01 && Math.abs(position.lng - asked.lng) < 0.01,
  );
  if (found === undefined) throw new Error('asked about another place');
  return found.answers;
}
