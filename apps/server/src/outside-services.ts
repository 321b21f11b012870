import type { Logger } from 'pino';
import {
  chooseFactServices,
  createAddressFactsSource,
  type AddressFactsSource,
} from './address-facts/address-facts.ts';
import type { Clock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import { createActiveFires } from './fire-warnings/active-fires.ts';
import { createWeatherService } from './fire-warnings/weather-service.ts';
import { choosePlaceSources, createPlaces, type Places } from './places/places.ts';
import { createReplyCache } from './places/reply-cache.ts';

/** The services that know places, by the settings. */
export interface OutsideServices {
  readonly places: Places;
  readonly addressFacts: AddressFactsSource;
  /** Null where it is switched off. */
  readonly weather: ReturnType<typeof createWeatherService> | null;
  /** Null where it is switched off. */
  readonly activeFires: ReturnType<typeof createActiveFires> | null;
}

/** Asks nothing yet. */
export function openOutsideServices(
  config: Config,
  { db, clock, log, secret }: { db: Database; clock: Clock; log: Logger; secret: Buffer },
): OutsideServices {
  const cache = createReplyCache(db, clock, secret);
  const { weatherUrl, firesUrl, userAgent } = config.fireWarnings;
  const logFailure = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  return {
    places: createPlaces({ sources: choosePlaceSources(config.places), cache, clock, log }),
    addressFacts: createAddressFactsSource({
      services: chooseFactServices(config.addressFacts),
      cache,
      clock,
      log,
    }),
    weather:
      weatherUrl === null
        ? null
        : createWeatherService({
            url: weatherUrl,
            userAgent,
            cache,
            clock,
            onFailure: logFailure('warnings could not be asked for'),
          }),
    activeFires:
      firesUrl === null
        ? null
        : createActiveFires({
            layer: firesUrl,
            clock,
            onFailure: logFailure('fires could not be asked for'),
          }),
  };
}
