import type { LatLng } from '@dss/domain';
import { z } from 'zod';
import type { AddressFactsConfig } from '../../config/index.ts';
import {
  startServiceServer,
  type ReceivedQuestion,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

/** A feature of a layer, in the service's own shape. */
export interface LayerFeature {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Null, as some features have it. */
  readonly geometry?: { readonly rings: readonly unknown[] } | null;
}

/** Features, or any other reply, such as a failure. */
type LayerReply = readonly LayerFeature[] | ServiceReply;

/** What is known of one place. Layers that aren't named have nothing there. */
export interface PlaceAnswers {
  readonly sraZones?: LayerReply;
  readonly lraZones?: LayerReply;
  readonly saleZones?: LayerReply;
  readonly responsibility?: LayerReply;
  readonly fireDistricts?: LayerReply;
  readonly californiaFires?: LayerReply;
  readonly fires?: LayerReply;
  readonly buildings?: LayerReply;
  /** The value of a sample at a point. */
  readonly elevation?: ((point: LatLng) => unknown) | ServiceReply;
  /** The value at one point; by default what `elevation` says. */
  readonly pointElevation?: ((point: LatLng) => unknown) | ServiceReply;
  /** Name of the county and code of the state. */
  readonly county?: readonly [name: string, state: string] | ServiceReply;
}

/** All fields of a layer, by the name of its path here. */
const layers = {
  sraZones: ['FHSZ', 'FHSZ_Description', 'SRA'],
  lraZones: ['FHSZ', 'FHSZ_Description', 'SRA'],
  saleZones: ['FHSZ', 'FHSZ_Description', 'FHSZ_7Class', 'SRA22_2'],
  responsibility: ['SRA'],
  fireDistricts: ['Name', 'FDID', 'County', 'Phone'],
  californiaFires: ['YEAR_', 'FIRE_NAME', 'GIS_ACRES', 'CAUSE'],
  fires: ['INCIDENT', 'FIRE_YEAR_INT', 'GIS_ACRES'],
  buildings: ['SQFEET', 'OCC_CLS', 'IMAGE_DATE'],
} as const;

type Layer = keyof typeof layers;

/** All services that know facts of an address, at one origin. `answersAt` says what they know of the place they are asked about. */
export async function startAddressServices(
  answersAt: (place: LatLng) => PlaceAnswers,
): Promise<ServiceServer & { readonly config: AddressFactsConfig }> {
  const server = await startServiceServer((question) => {
    if (question.method !== 'GET') throw new Error(`${question.method} ${question.path}`);
    const layer = Object.keys(layers).find((each) => question.path === `/${each}/query`);
    if (isLayer(layer)) return answerQuery(question, layer, answersAt);
    if (question.path === '/elevation/getSamples') return answerSamples(question, answersAt);
    if (question.path === '/point-elevation') return answerPoint(question, answersAt);
    if (question.path === '/geocoder/geographies/coordinates') {
      return answerCounty(question, answersAt);
    }
    throw new Error(question.path);
  });
  const at = (path: string) => `${server.url}/${path}`;
  return {
    ...server,
    config: {
      sraZonesUrl: at('sraZones'),
      lraZonesUrl: at('lraZones'),
      saleZonesUrl: at('saleZones'),
      responsibilityUrl: at('responsibility'),
      fireDistrictsUrl: at('fireDistricts'),
      californiaFiresUrl: at('californiaFires'),
      firesUrl: at('fires'),
      buildingsUrl: at('buildings'),
      elevationUrl: at('elevation'),
      elevationPointUrl: at('point-elevation'),
      countyUrl: at('geocoder'),
    },
  };
}

/** ArcGIS says this with status 200. */
export function arcgisError(code: number, detail: string): ServiceReply {
  return { json: { error: { code, message: '', details: [detail] } } };
}

function isLayer(name: string | undefined): name is Layer {
  return name !== undefined && name in layers;
}

type AnswersAt = (place: LatLng) => PlaceAnswers;

function answerQuery(
  { parameters }: ReceivedQuestion,
  layer: Layer,
  answersAt: AnswersAt,
): ServiceReply {
  expectParameters(
    parameters,
    'f geometry geometryType inSR outSR spatialRel outFields returnGeometry',
    'distance units',
  );
  const expected = { f: 'json', inSR: '4326', outSR: '4326' };
  for (const [name, value] of Object.entries(expected)) {
    if (parameters.get(name) !== value) throw new Error(`${name} is ${parameters.get(name)}`);
  }
  const asked = (parameters.get('outFields') ?? '').split(',');
  const fields: readonly string[] = layers[layer];
  if (!asked.every((field) => fields.includes(field))) {
    return arcgisError(400, 'Unable to perform query. Invalid field in outFields.');
  }
  const corners = (parameters.get('geometry') ?? '').split(',').map(Number);
  const isBox = parameters.get('geometryType') === 'esriGeometryEnvelope';
  if (corners.length !== (isBox ? 4 : 2) || corners.some((each) => !Number.isFinite(each))) {
    throw new Error(`geometry ${corners.join()}`);
  }
  const [west = 0, south = 0, east = west, north = south] = corners;
  const reply = answersAt({ lat: (south + north) / 2, lng: (west + east) / 2 })[layer] ?? [];
  if (!isFeatures(reply)) return reply;
  const withShapes = parameters.get('returnGeometry') === 'true';
  return {
    json: {
      objectIdFieldName: 'OBJECTID',
      features: reply.map(({ attributes, geometry }) => ({
        attributes: Object.fromEntries(
          Object.entries(attributes).filter(([name]) =>
            asked.some((field) => field.toLowerCase() === name.toLowerCase()),
          ),
        ),
        ...(withShapes && { geometry: geometry ?? null }),
      })),
    },
  };
}

function isFeatures(reply: LayerReply): reply is readonly LayerFeature[] {
  return Array.isArray(reply);
}

function answerSamples({ parameters }: ReceivedQuestion, answersAt: AnswersAt): ServiceReply {
  expectParameters(parameters, 'f geometry geometryType returnFirstValueOnly');
  if (parameters.get('geometryType') !== 'esriGeometryMultipoint') throw new Error('no multipoint');
  const { points } = multipointSchema.parse(JSON.parse(parameters.get('geometry') ?? ''));
  const [middle] = points.slice(4);
  const elevation = answersAt(toPlace(middle)).elevation ?? 'break';
  if (typeof elevation !== 'function') return elevation;
  return {
    json: {
      samples: points.map((point) => ({
        value: elevation(toPlace(point)),
        rasterId: 1,
        resolution: 1,
      })),
    },
  };
}

const multipointSchema = z.strictObject({
  points: z.array(z.tuple([z.number(), z.number()])).max(25),
  spatialReference: z.strictObject({ wkid: z.literal(4326) }),
});

function toPlace(point: readonly [number, number] | undefined): LatLng {
  const [lng, lat] = point ?? [Number.NaN, Number.NaN];
  return { lat, lng };
}

function answerPoint({ parameters }: ReceivedQuestion, answersAt: AnswersAt): ServiceReply {
  expectParameters(parameters, 'x y wkid units includeDate');
  if (parameters.get('units') !== 'Meters') throw new Error('not in meters');
  const point = { lat: Number(parameters.get('y')), lng: Number(parameters.get('x')) };
  const { elevation, pointElevation = elevation ?? 'break' } = answersAt(point);
  if (typeof pointElevation !== 'function') return pointElevation;
  return {
    json: {
      location: { x: point.lng, y: point.lat, spatialReference: { wkid: 4326 } },
      value: pointElevation(point),
    },
  };
}

function answerCounty({ parameters }: ReceivedQuestion, answersAt: AnswersAt): ServiceReply {
  expectParameters(parameters, 'x y benchmark vintage format');
  const point = { lat: Number(parameters.get('y')), lng: Number(parameters.get('x')) };
  const { county } = answersAt(point);
  if (typeof county === 'string' || (county !== undefined && !isNames(county))) return county;
  const input = { location: { x: point.lng, y: point.lat } };
  if (county === undefined) return { json: { result: { input, geographies: {} } } };
  const [name, state] = county;
  return {
    json: {
      result: {
        input,
        geographies: {
          States: [{ STUSAB: state, NAME: state, STATE: '06' }],
          Counties: [{ NAME: name, BASENAME: name.replace(/ County$/, ''), COUNTY: '041' }],
        },
      },
    },
  };
}

function isNames(
  county: Exclude<PlaceAnswers['county'], undefined>,
): county is readonly [string, string] {
  return Array.isArray(county);
}

/** @throws Error for a parameter that isn't expected, or one that is missing */
function expectParameters(sent: URLSearchParams, required: string, optional = ''): void {
  const names = [...sent.keys()];
  const missing = required.split(' ').filter((name) => !names.includes(name));
  const known = [...required.split(' '), ...optional.split(' ')];
  const others = names.filter((name) => !known.includes(name));
  if (missing.length + others.length > 0) {
    throw new Error(`parameters ${sent.toString()}`);
  }
}
