import type { FireWarning, LatLng } from '@dss/domain';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import {
  ExternalServiceError,
  fetchBytes,
  parseJson,
  type ExternalResponse,
} from '../external-http/fetch-external.ts';
import type { ReplyCache } from '../places/reply-cache.ts';

const service = 'National Weather Service';
const timeoutMs = 10_000;
/** A message takes about 5 kB; this fits as many as there are on the worst day. */
const maxBytes = 20 * 1024 * 1024;
/** Zones hardly ever change, and then in spring. */
const zoneRetentionMs = 30 * 24 * 60 * 60 * 1000;
/** More would make an address that servers refuse. */
const zonesPerQuestion = 50;
/** How long an answer holds that doesn't say. */
const freshByDefaultMs = 60_000;

/** Where warnings of fire weather are made for, and its clock. */
export interface WeatherZone {
  readonly zone: string;
  readonly timeZone: string;
}

/** A message about a warning, as the service keeps it (Common Alerting Protocol). */
export interface WarningMessage extends FireWarning {
  readonly kind: 'Alert' | 'Update' | 'Cancel';
  /** The messages before it about the same warning. */
  readonly references: readonly string[];
  /** The office's number of the warning, the same in all messages about it; null: it has none. */
  readonly track: string | null;
  readonly sent: string;
}

export interface WeatherService {
  /**
   * @returns null where the service has no zone, as outside the United States
   * @throws ExternalServiceError
   */
  zoneOf(position: LatLng): Promise<WeatherZone | null>;
  /**
   * The messages about fire weather in these zones. A zone about which the service didn't answer is missing. Never throws because of
   * the service.
   */
  messagesIn(zones: readonly string[]): Promise<ReadonlyMap<string, readonly WarningMessage[]>>;
}

interface Dependencies {
  readonly url: string;
  /** Who asks, as the service requires. */
  readonly userAgent: string;
  readonly cache: ReplyCache;
  readonly clock: Clock;
  /** Told of the first failure after answers. */
  readonly onFailure: (error: ExternalServiceError) => void;
}

/** An answer about some zones, and until when it needn't be asked again. */
interface Cached {
  readonly features: readonly unknown[];
  readonly lastModified: string | null;
  readonly freshUntil: number;
}

/** The API of the National Weather Service (https://www.weather.gov/documentation/services-web-api). */
export function createWeatherService(dependencies: Dependencies): WeatherService {
  const { url, userAgent, cache, clock, onFailure } = dependencies;
  let kept = new Map<string, Cached>();
  let failures = 0;
  let restsUntil = 0;

  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetchBytes({
      service,
      url: new URL(address),
      timeoutMs,
      maxBytes,
      headers: { 'User-Agent': userAgent, Accept: 'application/geo+json', ...headers },
    });

  async function ask(address: string): Promise<Cached> {
    const before = kept.get(address);
    const since = before?.lastModified ?? null;
    const now = clock().getTime();
    if (before !== undefined && now < before.freshUntil) return before;
    try {
      const answer = await get(address, since === null ? {} : { 'If-Modified-Since': since });
      // An error may come with status 200.
      const { data } = collectionSchema.safeParse(parseJson(service, answer));
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      const lastModified = answer.headers.get('Last-Modified');
      return { features: data.features, lastModified, freshUntil: now + freshMs(answer) };
    } catch (error) {
      const isUnchanged = error instanceof ExternalServiceError && error.status === 304;
      if (before === undefined || !isUnchanged) throw error;
      return { ...before, freshUntil: now + freshByDefaultMs };
    }
  }

  return {
    zoneOf: async (position) => {
      const point = `${coarse(position.lat)},${coarse(position.lng)}`;
      const question = ['weather zone', url, point];
      const known = await cache.read(question, cachedZoneSchema);
      if (known !== null) return known.zone;
      const zone = await get(`${url}/points/${point}`).then(zoneIn, nullIfOutside);
      await cache.keep(question, { zone }, zoneRetentionMs);
      return zone;
    },
    messagesIn: async (zones) => {
      const found = new Map<string, readonly WarningMessage[]>();
      const asked = new Map<string, Cached>();
      for (let from = 0; from < zones.length; from += zonesPerQuestion) {
        if (clock().getTime() < restsUntil) break;
        const some = zones.slice(from, from + zonesPerQuestion);
        const address = `${url}/alerts/active?status=actual&event=${events}&zone=${some.join()}`;
        try {
          const answer = await ask(address);
          failures = 0;
          asked.set(address, answer);
          const messages = answer.features.flatMap(messageIn);
          for (const zone of some) {
            found.set(
              zone,
              messages.filter((each) => each.zones.has(zone)).map(({ message }) => message),
            );
          }
        } catch (error) {
          if (!(error instanceof ExternalServiceError)) throw error;
          failures += 1;
          if (failures === 1) onFailure(error);
          restsUntil = clock().getTime() + restMs(failures, error.retryAfterS);
        }
      }
      // What is asked of changes with the homes; a failed question is asked whole the next time.
      kept = asked;
      return found;
    },
  };
}

/** Twice as long after each failure, from 5 minutes to an hour, unless the service says how long. */
function restMs(failures: number, retryAfterS: number | null): number {
  const minutes = Math.min(60, 5 * 2 ** (failures - 1));
  return retryAfterS === null ? minutes * 60_000 : Math.min(retryAfterS, 60 * 60) * 1000;
}

function freshMs({ headers }: ExternalResponse): number {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '') ?? [];
  return seconds === undefined ? freshByDefaultMs : Number(seconds) * 1000;
}

/** To 3 decimals, within 80 m: zones are as large as counties. Without zeros at the end, for which the service redirects. */
function coarse(degrees: number): string {
  return String(Number(degrees.toFixed(3)));
}

const pointSchema = z.object({
  properties: z.object({
    fireWeatherZone: z.string().regex(/\/[A-Z]{2}[CZ]\d{3}$/),
    timeZone: z.string().refine(isTimeZone),
  }),
});
const cachedZoneSchema = z.object({
  zone: z.object({ zone: z.string(), timeZone: z.string() }).nullable(),
});

function zoneIn(answer: ExternalResponse): WeatherZone {
  const { data } = pointSchema.safeParse(parseJson(service, answer));
  if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
  const { fireWeatherZone, timeZone } = data.properties;
  return { zone: fireWeatherZone.slice(-6), timeZone };
}

/** The service answers 404 for a point that it doesn't forecast. */
function nullIfOutside(error: unknown): null {
  if (error instanceof ExternalServiceError && error.status === 404) return null;
  throw error;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const eventNames = {
  'Red Flag Warning': { event: 'red_flag_warning', significance: 'FW.W' },
  'Fire Weather Watch': { event: 'fire_weather_watch', significance: 'FW.A' },
} as const;
const events = Object.keys(eventNames).map(encodeURIComponent).join();

const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
/** Geometry is often null, and isn't needed: the zones say where. */
const featureSchema = z.object({
  properties: z.object({
    id: z.string().min(1),
    /** Others are exercises, tests and drafts. */
    status: z.literal('Actual'),
    messageType: z.enum(['Alert', 'Update', 'Cancel']),
    event: z.enum(['Red Flag Warning', 'Fire Weather Watch']),
    senderName: z.string(),
    sent: moment,
    effective: moment,
    onset: moment.nullish(),
    /** When the message is over, which is earlier than what it warns of. */
    expires: moment,
    ends: moment.nullish(),
    geocode: z.object({ UGC: z.array(z.string()) }),
    references: z.array(z.object({ identifier: z.string() })).default([]),
    parameters: z.object({ VTEC: z.array(z.string()).default([]) }).optional(),
  }),
});

/** None for what isn't about fire weather, or in a shape that nobody knows. */
function messageIn(feature: unknown) {
  const { data } = featureSchema.safeParse(feature);
  if (data === undefined) return [];
  const { id, messageType, sent, effective, onset, expires, ends, ...rest } = data.properties;
  const { event, significance } = eventNames[rest.event];
  const track = trackIn(rest.parameters?.VTEC ?? [], significance);
  const message: WarningMessage = {
    id,
    kind: messageType,
    references: rest.references.map(({ identifier }) => identifier),
    track,
    sent,
    event,
    sender: rest.senderName,
    from: onset ?? effective,
    until: ends ?? expires,
    // The messages themselves are for programs; offices have pages by their name of three letters.
    url: `https://www.weather.gov/${track === null ? '' : track.slice(1, 4).toLowerCase()}`,
  };
  return [{ zones: new Set(rest.geocode.UGC), message }];
}

/**
 * Office, kind and number of the warning, from its Valid Time Event Code such as `/O.NEW.KSTO.FW.W.0012.…/`. One message may end a watch
 * and begin a warning, so it may have several.
 */
function trackIn(codes: readonly string[], significance: string): string | null {
  for (const code of codes) {
    const [, office, kind, number] =
      /^\/O\.[A-Z]{3}\.([A-Z]{4})\.([A-Z]{2}\.[A-Z])\.(\d{4})\./.exec(code) ?? [];
    if (kind === significance) return `${office}.${kind}.${number}`;
  }
  return null;
}
