import {
  DssError,
  pickedPlaceSchema,
  placeSuggestionSchema,
  type PickedPlace,
  type PlaceSuggestions,
} from '@dss/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { PlacesConfig } from '../config/index.ts';
import { createCensusGeocoder } from './census.ts';
import { createGooglePlaces } from './google.ts';
import { createPhotonSearch } from './photon.ts';
import type { Clock } from '../clock/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { AddressSearch, Geocoder, LocatedAddress } from './source.ts';

/** Google for everything if its key is set; otherwise the other services that aren't switched off. */
export function choosePlaceSources({ google, photonUrl, censusUrl }: PlacesConfig): PlaceSources {
  if (google !== null) {
    const places = createGooglePlaces(google);
    return { search: places, geocoder: places };
  }
  return {
    search: photonUrl === null ? null : createPhotonSearch(photonUrl),
    geocoder: censusUrl === null ? null : createCensusGeocoder(censusUrl),
  };
}

const hourMs = 60 * 60 * 1000;
const lifetimeMs = { suggestions: 24 * hourMs, place: 30 * 24 * hourMs, located: 30 * 24 * hourMs };
/** Shorter, because new streets get added and looking again costs only one request. */
const nothingFoundMs = 24 * hourMs;

/** Longer texts can't be addresses. */
const longestAddress = 300;

/** How long a service isn't called after a failure, so that a visitor doesn't wait for it at every pause in typing. */
const restMs = 10_000;

/** The configured services; null: none. */
export interface PlaceSources {
  readonly search: AddressSearch | null;
  readonly geocoder: Geocoder | null;
}

/** Addresses and their coordinates from the configured services, cached where their terms allow it. */
export interface Places {
  /**
   * Addresses that start with the typed text; empty if no service is configured.
   * @throws DssError `places_unavailable`
   */
  suggest(typed: string, session: string | null): Promise<PlaceSuggestions>;
  /** @throws DssError `place_not_found`, `places_unavailable` */
  find(placeId: string, session: string | null): Promise<PickedPlace>;
  /** Whether typed addresses are looked up at all. */
  readonly locates: boolean;
  /**
   * The location of a typed address; null if it isn't found.
   * @throws DssError `places_unavailable`
   */
  locate(typed: string): Promise<LocatedAddress | null>;
}

interface PlacesDependencies {
  readonly sources: PlaceSources;
  readonly cache: ReplyCache;
  readonly clock: Clock;
  readonly log: Logger;
}

const locatedSchema = z.object({
  located: z.object({ formattedAddress: z.string(), lat: z.number(), lng: z.number() }).nullable(),
});

export function createPlaces({ sources, cache, clock, log }: PlacesDependencies): Places {
  const { search, geocoder } = sources;
  const searching = createRest(clock, log);

  return {
    suggest: async (typed, session) => {
      if (search === null) return { suggestions: [], attribution: [] };
      const { attribution } = search;
      const question = ['suggest', search.name, simplify(typed)];
      const kept = search.mayBeStored
        ? await cache.read(question, z.array(placeSuggestionSchema))
        : null;
      if (kept !== null) return { suggestions: kept, attribution: [...attribution] };

      const found = await searching(() => search.suggest(typed, session));
      const suggestions = found.map(({ suggestion }) => suggestion);
      if (search.mayBeStored) {
        for (const { place } of found) {
          if (place !== null) {
            await cache.keep(['place', search.name, place.place_id], place, lifetimeMs.place);
          }
        }
        await cache.keep(question, suggestions, lifetimeMs.suggestions);
      }
      return { suggestions, attribution: [...attribution] };
    },

    find: async (placeId, session) => {
      if (search === null) throw new DssError('place_not_found');
      const kept = search.mayBeStored
        ? await cache.read(['place', search.name, placeId], pickedPlaceSchema)
        : null;
      const place = kept ?? (await searching(() => search.find(placeId, session)));
      if (place === null) throw new DssError('place_not_found');
      return place;
    },

    locates: geocoder !== null,

    locate: async (typed) => {
      if (geocoder === null || typed.length > longestAddress) return null;
      const question = ['locate', geocoder.name, simplify(typed)];
      const kept = geocoder.mayBeStored ? await cache.read(question, locatedSchema) : null;
      if (kept !== null) return kept.located;
      const located = await geocoder.locate(typed).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (geocoder.mayBeStored) {
        await cache.keep(
          question,
          { located },
          located === null ? nothingFoundMs : lifetimeMs.located,
        );
      }
      return located;
    },
  };
}

/**
 * Calls a service, but not for a while after a failure. Each outage is logged once. A refused request isn't an outage, so that
 * no visitor can block the search for others by what they type.
 */
function createRest(clock: Clock, log: Logger) {
  let restsUntil = 0;
  let isDown = false;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const restLeftMs = restsUntil - clock().getTime();
    if (restLeftMs > 0) throw new DssError('places_unavailable', { retryAfterMs: restLeftMs });
    try {
      const answer = await ask();
      isDown = false;
      return answer;
    } catch (error) {
      const failure = unavailable(error);
      if (!(error instanceof ExternalServiceError && error.status === 400)) {
        restsUntil = clock().getTime() + restMs;
      }
      if (!isDown) log.warn({ err: error }, 'addresses can not be searched');
      isDown = true;
      throw failure;
    }
  };
}

function unavailable(error: unknown): unknown {
  return error instanceof ExternalServiceError
    ? new DssError('places_unavailable', { cause: error, retryAfterMs: restMs })
    : error;
}

/** Normalizes a typed text, so that equal requests share a cache entry. */
function simplify(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
