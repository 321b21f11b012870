import {
  feetFromCenter,
  metersPerFoot,
  nearestNeighbors,
  relativeFromFeet,
  toPlace,
  type LatLng,
} from '@dss/domain';
import { queryLayer, type Feature } from './arcgis.ts';
import { known, numberOf, textOf, type FactService } from './fact-service.ts';

const searchedMeters = 120;
const searchedFt = searchedMeters / metersPerFoot;

/**
 * Buildings around the house on FEMA's map, which has those over 450 square feet. It needs the exact pin: rounded, the pin would be
 * on another house. So the answer isn't kept for others either.
 */
export function neighborsService(layer: string): FactService<'neighbors'> {
  return {
    question: () => null,
    ask: async ({ position, outline }, today) => {
      const features = await queryLayer({
        service: 'FEMA buildings',
        layer,
        where: {
          southwest: offset(position, -searchedFt),
          northeast: offset(position, searchedFt),
        },
        fields: ['IMAGE_DATE'],
        withShapes: true,
      });
      const shaped = features.filter(({ rings }) => rings !== null && rings.flat().length >= 3);
      const buildings = shaped.map(({ rings }) =>
        (rings ?? []).map((ring) =>
          ring.map(([lng, lat]) => feetFromCenter(position, { lat, lng })),
        ),
      );
      const neighbors = nearestNeighbors(outline, buildings, searchedFt);
      if (neighbors === null) return { status: 'not_known', reason: 'house_not_found' };
      return known('fema_structures', neighbors, { today, dataFrom: oldestPicture(shaped) });
    },
  };
}

function offset({ lat, lng }: LatLng, feet: number): LatLng {
  return toPlace({ lat, lng }, relativeFromFeet(lat, { northFt: feet, eastFt: feet }));
}

/** The day of the oldest picture from which these buildings were drawn: what was built since may be missing. */
function oldestPicture(features: readonly Feature[]): string | null {
  const days = features.flatMap((each) => dayOf(each.attribute('IMAGE_DATE')) ?? []);
  return days.toSorted()[0] ?? null;
}

/** From milliseconds since 1970 or a date as text. */
function dayOf(value: unknown): string | null {
  const at = new Date(numberOf(value) ?? Date.parse(textOf(value) ?? ''));
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10);
}
