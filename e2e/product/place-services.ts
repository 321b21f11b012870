import { startLocalService } from './local-service.ts';

/** The public services that know facts of a place, on a local port, each with its own protocol; all of one place. */
export interface PlaceServices {
  /** The product's settings by which it asks them. */
  readonly environment: Readonly<Record<string, string>>;
  /** How they answer: as usual, after a second or two as the real ones do, never, or each with another failure. */
  setAnswers(answers: Answers): void;
  stop(): Promise<void>;
}

type Answers = 'usual' | 'late' | 'silence' | 'failure';

const settings = {
  ADDRESS_SRA_ZONES_URL: 'sra-zones',
  ADDRESS_LRA_ZONES_URL: 'lra-zones',
  ADDRESS_SALE_ZONES_URL: 'sale-zones',
  ADDRESS_RESPONSIBILITY_URL: 'responsibility',
  ADDRESS_FIRE_DISTRICTS_URL: 'districts',
  ADDRESS_CALIFORNIA_FIRES_URL: 'california-fires',
  ADDRESS_FIRES_URL: 'fires',
  ADDRESS_BUILDINGS_URL: 'buildings',
  ADDRESS_ELEVATION_URL: 'elevation',
  ADDRESS_ELEVATION_POINT_URL: 'point-elevation',
  ADDRESS_COUNTY_URL: 'geocoder',
} as const;

/** How such services fail, with a status of success, too. */
const failed = [
  [500, 'application/json', '{"error":"internal"}'],
  [504, 'text/html', '<!doctype html><title>Gateway Time-out</title>'],
  [429, 'application/json', '{"message":"Too many requests."}'],
  [200, 'text/html', '<!doctype html><title>Maintenance</title>'],
  [
    200,
    'application/json',
    '{"error":{"code":400,"message":"","details":["Unable to perform query."]}}',
  ],
] as const;

/** The services that compute, and so take longer. */
const isSlow = /elevation|geocoder|buildings/;

const feetPerDegree = 364_000;

export async function startPlaceServices(): Promise<PlaceServices> {
  let answers: Answers = 'usual';
  let failures = 0;
  const service = await startLocalService((request, response) => {
    if (answers === 'silence') return;
    if (answers === 'failure') {
      const [status, type, text] = failed[failures % failed.length] ?? [500, 'text/plain', ''];
      failures += 1;
      response.writeHead(status, { 'Content-Type': type }).end(text);
      return;
    }
    const url = new URL(request.url ?? '', 'http://services');
    const reply = () =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer(url)));
    if (answers === 'late') setTimeout(reply, isSlow.test(url.pathname) ? 2000 : 1000);
    else reply();
  });
  return {
    environment: {
      ADDRESS_FACTS: 'on',
      ...Object.fromEntries(
        Object.entries(settings).map(([name, path]) => [name, `${service.url}/${path}`]),
      ),
    },
    setAnswers: (now) => {
      answers = now;
    },
    stop: () => service.stop(),
  };
}

function answer(url: URL): object {
  const layer = url.pathname.split('/')[1];
  switch (layer) {
    case 'lra-zones':
    case 'sale-zones':
      return features({ FHSZ: 3 });
    case 'responsibility':
      return features({ SRA: 'LRA' });
    case 'districts':
      return features({ Name: 'Ridge Fire Department', County: 'Butte', Phone: '530-555-0142' });
    case 'california-fires':
      return features(
        { YEAR_: 2018, FIRE_NAME: 'CAMP', GIS_ACRES: 153_335 },
        { YEAR_: 1961, FIRE_NAME: null, GIS_ACRES: 12 },
      );
    case 'buildings':
      return buildings(url.searchParams.get('geometry') ?? '');
    case 'elevation':
      return samples(url.searchParams.get('geometry') ?? '{}');
    case 'geocoder':
      return {
        result: {
          geographies: { States: [{ STUSAB: 'CA' }], Counties: [{ NAME: 'Butte County' }] },
        },
      };
    default:
      return features();
  }
}

function features(...attributes: readonly object[]): object {
  return { features: attributes.map((each) => ({ attributes: each })) };
}

/** The house in the middle, and another building 18 feet east of it. */
function buildings(geometry: string): object {
  const [west = 0, south = 0, east = 0, north = 0] = geometry.split(',').map(Number);
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  const box = (fromFt: number, toFt: number) => {
    const across = (feet: number) => lng + feet / feetPerDegree / Math.cos((lat * Math.PI) / 180);
    const [left, right] = [across(fromFt), across(toFt)];
    const [bottom, top] = [lat - 20 / feetPerDegree, lat + 20 / feetPerDegree];
    const ring = [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return { attributes: { IMAGE_DATE: null }, geometry: { rings: [ring] } };
  };
  return { features: [box(-20, 20), box(38, 70)] };
}

/** A slope that falls 25% to the south, as texts. */
function samples(geometry: string): object {
  const { points } = JSON.parse(geometry) as { points: readonly [number, number][] };
  const middle = points[4]?.[1] ?? 0;
  return {
    samples: points.map(([, lat]) => ({ value: String(500 + (lat - middle) * 111_195 * 0.25) })),
  };
}
