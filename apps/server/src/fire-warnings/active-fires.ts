import {
  feetFromCenter,
  gapBetween,
  metersPerFoot,
  type ActiveFire,
  type LatLng,
} from '@dss/domain';
import type { Clock } from '../clock/index.ts';
import { numberOf, textOf } from '../address-facts/fact-service.ts';
import { queryLayer, type DegreeRing } from '../address-facts/arcgis.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';

/** Farther fires are none of a home's. */
const nearMiles = 25;
const feetPerMile = 1609.344 / metersPerFoot;
const askAgainMs = 10 * 60_000;
/** About 100 m: enough for a distance in miles, and a tenth of the corners. */
const simplifiedToDegrees = 0.001;

interface BurningFire extends Omit<ActiveFire, 'miles'> {
  readonly rings: readonly DegreeRing[];
}

/** All fires of the country, as of one moment. */
export interface BurningFires {
  readonly askedAt: Date;
  readonly fires: readonly BurningFire[];
}

export interface ActiveFires {
  /** Those of the last good answer; null: there was none yet. Never throws because of the service. */
  burning(): Promise<BurningFires | null>;
}

interface Dependencies {
  readonly layer: string;
  readonly clock: Clock;
  /** Told of the first failure after answers. */
  readonly onFailure: (error: ExternalServiceError) => void;
}

/**
 * Perimeters of fires that burn, by the agencies together (WFIGS). It is asked for the whole country at once, so that it doesn't learn
 * where any home is.
 */
export function createActiveFires({ layer, clock, onFailure }: Dependencies): ActiveFires {
  let kept: BurningFires | null = null;
  let askedAtMs = -Infinity;
  let failures = 0;
  return {
    burning: async () => {
      const now = clock();
      if (now.getTime() - askedAtMs < askAgainMs) return kept;
      askedAtMs = now.getTime();
      try {
        const features = await queryLayer({
          service: 'WFIGS active fires',
          layer,
          where: 'everywhere',
          fields: ['poly_IncidentName', 'attr_PercentContained', 'poly_GISAcres'],
          withShapes: true,
          simplifiedToDegrees,
        });
        kept = {
          askedAt: now,
          fires: features.flatMap((each): BurningFire[] => {
            const acres = numberOf(each.attribute('poly_GISAcres'));
            const contained = numberOf(each.attribute('attr_PercentContained'));
            if (each.rings === null || each.rings.flat().length === 0) return [];
            return [
              {
                name: textOf(each.attribute('poly_IncidentName'))?.slice(0, 100) ?? null,
                acres: acres === null || acres < 0 ? null : acres,
                contained_percent:
                  contained === null || contained < 0 || contained > 100 ? null : contained,
                rings: each.rings,
              },
            ];
          }),
        };
        failures = 0;
      } catch (error) {
        if (!(error instanceof ExternalServiceError)) throw error;
        failures += 1;
        if (failures === 1) onFailure(error);
      }
      return kept;
    },
  };
}

/** The fires near a home, the nearest first, each at its nearest edge. */
export function firesNear(home: LatLng, fires: readonly BurningFire[]): readonly ActiveFire[] {
  return fires
    .map(({ rings, ...fire }) => ({ ...fire, miles: milesTo(home, rings) }))
    .filter(({ miles }) => miles <= nearMiles)
    .toSorted((one, other) => one.miles - other.miles);
}

/** To the nearest edge, 0 within. In tenths: the simplified shape knows no better. */
function milesTo(home: LatLng, rings: readonly DegreeRing[]): number {
  const shape = rings.map((ring) => ring.map(([lng, lat]) => feetFromCenter(home, { lat, lng })));
  const { feet } = gapBetween([[{ northFt: 0, eastFt: 0 }]], shape);
  return Math.round((feet / feetPerMile) * 10) / 10;
}
