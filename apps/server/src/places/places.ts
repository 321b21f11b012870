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
import { ExternalServiceError } from '../external-http/index.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { AddressSearch, Geocoder, LocatedAddress } from './source.ts';

/** Google for everything where its key is set; else whoever of the others isn't switched off. */
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
const keptMs = { suggestions: 24 * hourMs, place: 30 * 24 * hourMs, located: 30 * 24 * hourMs };
/** New streets are added, and nothing found costs one question. */
const nothingFoundMs = 24 * hourMs;

/** Nobody's address is longer. */
const longestAddress = 300;

/** After a failure the service isn't asked at all for so long: somebody who types must not wait for it at each pause. */
const restMs = 10_000;

/** Who is asked; null: nobody. */
export interface PlaceSources {
  readonly search: AddressSearch | null;
  readonly geocoder: Geocoder | null;
}

/** Addresses and where they are, from whoever is configured, out of the cache where its terms allow that. */
export interface Places {
  /**
   * Addresses that begin as typed; none where nobody is configured.
   * @throws DssError `places_unavailable`
   */
  suggest(typed: string, session: string | null): Promise<PlaceSuggestions>;
  /** @throws DssError `place_not_found`, `places_unavailable` */
  find(placeId: string, session: string | null): Promise<PickedPlace>;
  /** Whether typed addresses are located at all. */
  readonly locates: boolean;
  /**
   * Where a typed address is; null where nobody can tell.
   * @throws DssError `places_unavailable`
   */
  locate(typed: string): Promise<LocatedAddress | null>;
}

interface PlacesDependencies {
  readonly sources: PlaceSources;
  readonly cache: AnswerCache;
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
      const kept = search.mayBeKept
        ? await cache.read(question, z.array(placeSuggestionSchema))
        : null;
      if (kept !== null) return { suggestions: kept, attribution: [...attribution] };

      const found = await searching(() => search.suggest(typed, session));
      const suggestions = found.map(({ suggestion }) => suggestion);
      if (search.mayBeKept) {
        for (const { place } of found) {
          if (place !== null) {
            await cache.keep(['place', search.name, place.place_id], place, keptMs.place);
          }
        }
        await cache.keep(question, suggestions, keptMs.suggestions);
      }
      return { suggestions, attribution: [...attribution] };
    },

    find: async (placeId, session) => {
      if (search === null) throw new DssError('place_not_found');
      const kept = search.mayBeKept
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
      const kept = geocoder.mayBeKept ? await cache.read(question, locatedSchema) : null;
      if (kept !== null) return kept.located;
      const located = await geocoder.locate(typed).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (geocoder.mayBeKept) {
        await cache.keep(question, { located }, located === null ? nothingFoundMs : keptMs.located);
      }
      return located;
    },
  };
}

/**
 * Asks a service, and after a failure not at all for a while. Each outage is logged once. A question that it refuses is
 * no outage: nobody shall keep others from searching by what they type.
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

/** The same question for a service, however it was typed. */
function simplify(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
