import { terrainOf, terrainPoints, type LatLng } from '@dss/domain';
import { z } from 'zod';
import { ExternalServiceError, fetchJson } from '../external-http/fetch-external.ts';
import { assertNoError } from './arcgis.ts';
import {
  known,
  maxBytes,
  notCovered,
  numberOf,
  pointText,
  roundedPoint,
  timeoutMs,
  type FactService,
} from './fact-service.ts';

const service = 'USGS elevation';

/** In meters; null where the service has no data. */
type Elevation = number | null;

/**
 * The terrain by the elevations of the USGS: of all points in one question to `serviceUrl`, an image service; where that fails, of
 * each by itself from `pointUrl`. Either may be null.
 */
export function terrainService(
  serviceUrl: string | null,
  pointUrl: string | null,
): FactService<'terrain'> {
  const ask = async (points: readonly LatLng[]): Promise<readonly Elevation[]> => {
    if (serviceUrl === null) return pointUrl === null ? [] : askEach(pointUrl, points);
    try {
      return await askTogether(serviceUrl, points);
    } catch (error) {
      if (pointUrl === null || !(error instanceof ExternalServiceError)) throw error;
      return askEach(pointUrl, points);
    }
  };
  return {
    question: ({ position }) => [
      serviceUrl ?? '',
      pointUrl ?? '',
      pointText(roundedPoint(position)),
    ],
    ask: async ({ position }, today) => {
      const terrain = terrainOf(await ask(terrainPoints(roundedPoint(position))));
      return terrain === null ? notCovered : known('usgs_elevation', terrain, { today });
    },
  };
}

const samplesSchema = z.object({
  samples: z.array(z.object({ value: z.unknown(), locationId: z.int().optional() })),
});

/** Get Samples of an ArcGIS image service. What it can't sample, it may leave out. */
async function askTogether(
  serviceUrl: string,
  points: readonly LatLng[],
): Promise<readonly Elevation[]> {
  const url = new URL(`${serviceUrl}/getSamples`);
  url.search = new URLSearchParams({
    f: 'json',
    geometry: JSON.stringify({
      points: points.map(({ lat, lng }) => [lng, lat]),
      spatialReference: { wkid: 4326 },
    }),
    geometryType: 'esriGeometryMultipoint',
    returnFirstValueOnly: 'true',
  }).toString();
  const answer = await fetchJson({ service, url, timeoutMs, maxBytes });
  assertNoError(service, answer);
  const { data } = samplesSchema.safeParse(answer);
  if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
  const { samples } = data;
  if (samples.every(({ locationId }) => locationId !== undefined)) {
    const byPoint = new Map(samples.map(({ value, locationId }) => [locationId, value]));
    return points.map((_point, index) => elevationOf(byPoint.get(index)));
  }
  if (samples.length !== points.length) {
    throw new ExternalServiceError(service, 'malformed', null);
  }
  return samples.map(({ value }) => elevationOf(value));
}

/** The Elevation Point Query Service. */
function askEach(pointUrl: string, points: readonly LatLng[]): Promise<readonly Elevation[]> {
  return Promise.all(
    points.map(async ({ lat, lng }) => {
      const url = new URL(pointUrl);
      url.search = new URLSearchParams({
        x: String(lng),
        y: String(lat),
        wkid: '4326',
        units: 'Meters',
        includeDate: 'false',
      }).toString();
      const answer = await fetchJson({ service, url, timeoutMs, maxBytes });
      const { data } = z.object({ value: z.unknown() }).safeParse(answer);
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      return elevationOf(data.value);
    }),
  );
}

/** "NoData", "", null and numbers like -1000000 stand for none. */
function elevationOf(value: unknown): Elevation {
  const meters = numberOf(value);
  return meters !== null && meters > -500 && meters < 9000 ? meters : null;
}
