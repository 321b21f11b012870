import type { LatLng } from '@dss/domain';
import { z } from 'zod';
import { ExternalServiceError, fetchJson } from '../external-http/fetch-external.ts';
import { maxBytes, pointText, timeoutMs } from './fact-service.ts';

/** Where to look: at a point, around it, in a box of degrees, or wherever the layer has something. */
export type Where =
  | 'everywhere'
  | { readonly point: LatLng; readonly withinMeters?: number }
  | { readonly southwest: LatLng; readonly northeast: LatLng };

interface LayerQuestion {
  /** The service's name in errors and logs. */
  readonly service: string;
  /** URL of the layer, without `/query`. */
  readonly layer: string;
  readonly where: Where;
  /** One name that the layer doesn't have makes it refuse the question. */
  readonly fields: readonly string[];
  readonly withShapes?: boolean;
  /** How far a simplified shape may be off, in degrees; absent: shapes come whole. */
  readonly simplifiedToDegrees?: number;
}

/** A ring of corners as longitude and latitude. */
export type DegreeRing = readonly (readonly [lng: number, lat: number])[];

export interface Feature {
  /** An attribute by its name in any case: layers change theirs. */
  attribute(name: string): unknown;
  /** Null if it wasn't asked for, or the layer has none. */
  readonly rings: readonly DegreeRing[] | null;
}

const position = z
  .tuple([z.number(), z.number()])
  .rest(z.unknown())
  .transform(([lng, lat]) => [lng, lat] as const);
const answerSchema = z.object({
  features: z.array(
    z.object({
      attributes: z.record(z.string(), z.unknown()),
      geometry: z.object({ rings: z.array(z.array(position)).optional() }).nullish(),
    }),
  ),
  exceededTransferLimit: z.boolean().optional(),
});
const errorSchema = z.object({ error: z.object({ code: z.number().optional() }) });

/**
 * What a layer has at a place (ArcGIS REST API, Query of a feature layer).
 * @throws ExternalServiceError, also for an error that comes with status 200, and where the answer was cut
 */
export async function queryLayer(question: LayerQuestion): Promise<readonly Feature[]> {
  const { service, layer, where, fields, withShapes = false, simplifiedToDegrees } = question;
  const url = new URL(`${layer}/query`);
  url.search = new URLSearchParams({
    f: 'json',
    ...parametersOf(where),
    outSR: '4326',
    outFields: fields.join(','),
    returnGeometry: String(withShapes),
    ...(simplifiedToDegrees !== undefined && { maxAllowableOffset: String(simplifiedToDegrees) }),
  }).toString();
  const answer = await fetchJson({ service, url, timeoutMs, maxBytes });
  assertNoError(service, answer);
  const { data } = answerSchema.safeParse(answer);
  // Of a cut answer, what is missing might be the nearest.
  if (data === undefined || data.exceededTransferLimit === true) {
    throw new ExternalServiceError(service, 'malformed', null);
  }
  return data.features.map(({ attributes, geometry }) => {
    const byName = new Map(
      Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return {
      attribute: (name) => byName.get(name.toLowerCase()),
      rings: geometry?.rings ?? null,
    };
  });
}

/** ArcGIS answers some errors with status 200 and says the real one inside. */
export function assertNoError(service: string, answer: unknown): void {
  const { data } = errorSchema.safeParse(answer);
  if (data !== undefined) {
    throw new ExternalServiceError(service, 'refused', data.error.code ?? null);
  }
}

function parametersOf(where: Where): Record<string, string> {
  if (where === 'everywhere') return { where: '1=1' };
  const intersecting = { inSR: '4326', spatialRel: 'esriSpatialRelIntersects' };
  if ('southwest' in where) {
    const { southwest, northeast } = where;
    return {
      ...intersecting,
      geometry: `${pointText(southwest)},${pointText(northeast)}`,
      geometryType: 'esriGeometryEnvelope',
    };
  }
  const { point, withinMeters } = where;
  return {
    ...intersecting,
    geometry: pointText(point),
    geometryType: 'esriGeometryPoint',
    ...(withinMeters !== undefined && {
      distance: String(withinMeters),
      units: 'esriSRUnit_Meter',
    }),
  };
}
