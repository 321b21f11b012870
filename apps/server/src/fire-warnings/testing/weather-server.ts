import {
  startServiceServer,
  type ReceivedQuestion,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

/** What the service knows right now. */
export interface Weather {
  /** Zone and time zone of a point; null: outside what it forecasts. */
  readonly zoneAt: (point: {
    readonly lat: number;
    readonly lng: number;
  }) => { readonly zone: string; readonly timeZone: string } | ServiceReply | null;
  /** Messages that are active, in the service's own shape; or another reply. */
  readonly messages: readonly object[] | ServiceReply;
  /** When they last changed; null: it doesn't say. */
  readonly lastModified?: Date | null;
  /** For how many seconds an answer holds; null: it doesn't say. */
  readonly maxAge?: number | null;
}

/** A message about a warning. */
export interface Message {
  readonly id: string;
  readonly event?: string;
  readonly status?: string;
  readonly messageType?: 'Alert' | 'Update' | 'Cancel';
  readonly sent: string;
  readonly onset?: string | null;
  readonly expires?: string;
  readonly ends?: string | null;
  readonly zones?: readonly string[];
  readonly references?: readonly string[];
  readonly codes?: readonly string[];
}

const sender = 'w-nws.webmaster@noaa.gov';

/** A message as the service writes it: GeoJSON of which the geometry is null. */
export function message({
  id,
  event = 'Red Flag Warning',
  status = 'Actual',
  messageType = 'Alert',
  sent,
  onset = sent,
  expires = '2100-01-01T00:00:00-08:00',
  ends = expires,
  zones = ['CAZ217'],
  references = [],
  codes = [],
}: Message): object {
  return {
    id: `https://api.weather.gov/alerts/${id}`,
    type: 'Feature',
    geometry: null,
    properties: {
      '@id': `https://api.weather.gov/alerts/${id}`,
      '@type': 'wx:Alert',
      id,
      areaDesc: 'Northern Sierra Foothills',
      geocode: { SAME: ['006007'], UGC: zones },
      affectedZones: zones.map((zone) => `https://api.weather.gov/zones/fire/${zone}`),
      references: references.map((identifier) => ({
        '@id': `https://api.weather.gov/alerts/${identifier}`,
        identifier,
        sender,
        sent,
      })),
      sent,
      effective: sent,
      onset,
      expires,
      ends,
      status,
      messageType,
      category: 'Met',
      severity: 'Severe',
      certainty: 'Likely',
      urgency: 'Expected',
      event,
      sender,
      senderName: 'NWS Sacramento CA',
      headline: `${event} issued by NWS Sacramento CA`,
      description: 'Gusty north wind and low humidity.',
      instruction: null,
      response: 'Prepare',
      parameters: { AWIPSidentifier: ['RFWSTO'], ...(codes.length > 0 && { VTEC: codes }) },
    },
  };
}

/** An error as the service writes it. */
export function problem(status: number, headers: Readonly<Record<string, string>> = {}) {
  return {
    status,
    headers,
    json: {
      correlationId: '1a2b',
      title: 'Unexpected Problem',
      type: 'https://api.weather.gov/problems/UnexpectedProblem',
      status,
      detail: 'An unexpected problem has occurred.',
      instance: 'https://api.weather.gov/requests/1a2b',
    },
  };
}

/** The API of the National Weather Service on this machine. Refuses what the real one refuses. */
export function startWeatherServer(weather: () => Weather): Promise<ServiceServer> {
  return startServiceServer((question) => {
    // The real one answers 403 to whoever doesn't say who they are.
    const who = question.headers['user-agent'] ?? '';
    if (!who.startsWith('defensible-space-score')) return problem(403);
    if (question.headers.accept !== 'application/geo+json') throw new Error('no GeoJSON wanted');
    if (question.path === '/alerts/active') return answerAlerts(question, weather());
    const [, lat = '', lng = ''] = /^\/points\/(-?[\d.]+),(-?[\d.]+)$/.exec(question.path) ?? [];
    if (lat === '' || [lat, lng].some((each) => each !== String(Number(Number(each).toFixed(4))))) {
      throw new Error(`point ${question.path}`);
    }
    return answerPoint({ lat: Number(lat), lng: Number(lng) }, weather());
  });
}

function answerPoint(point: { lat: number; lng: number }, { zoneAt }: Weather): ServiceReply {
  const found = zoneAt(point);
  if (found === null) {
    return {
      status: 404,
      json: {
        title: 'Data Unavailable For Requested Point',
        type: 'https://api.weather.gov/problems/InvalidPoint',
        status: 404,
      },
    };
  }
  if (typeof found === 'string' || !('zone' in found)) return found;
  return {
    json: {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: {
        cwa: 'STO',
        forecastZone: 'https://api.weather.gov/zones/forecast/CAZ017',
        county: 'https://api.weather.gov/zones/county/CAC007',
        fireWeatherZone: `https://api.weather.gov/zones/fire/${found.zone}`,
        timeZone: found.timeZone,
      },
    },
  };
}

function answerAlerts(
  { parameters, headers }: ReceivedQuestion,
  { messages, lastModified = null, maxAge = 0 }: Weather,
): ServiceReply {
  const names = [...parameters.keys()].toSorted().join();
  if (names !== 'event,status,zone') throw new Error(`parameters ${names}`);
  if (parameters.get('status') !== 'actual') throw new Error('not only actual ones');
  const zones = (parameters.get('zone') ?? '').split(',');
  if (zones.some((zone) => !/^[A-Z]{2}[CZ]\d{3}$/.test(zone)))
    throw new Error(`zones ${zones.join()}`);
  if (!isMessages(messages)) return messages;
  const others = {
    ...(lastModified !== null && { 'Last-Modified': lastModified.toUTCString() }),
    ...(maxAge !== null && { 'Cache-Control': `public, max-age=${maxAge}, s-maxage=${maxAge}` }),
  };
  const since = headers['if-modified-since'];
  if (lastModified !== null && since === lastModified.toUTCString()) {
    return { status: 304, json: null, headers: others };
  }
  return {
    headers: others,
    json: {
      '@context': { '@version': '1.1' },
      type: 'FeatureCollection',
      features: messages,
      title: 'Current watches, warnings, and advisories',
      updated: new Date().toISOString(),
    },
  };
}

function isMessages(messages: Weather['messages']): messages is readonly object[] {
  return Array.isArray(messages);
}
