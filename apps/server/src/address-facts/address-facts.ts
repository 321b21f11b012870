import { addressFactsSchema, type AddressFactName, type FoundFact } from '@dss/domain';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { AddressFactsConfig } from '../config/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import type { ReplyCache } from '../places/reply-cache.ts';
import { neighborsService } from './buildings.ts';
import {
  fireDistrictService,
  hazardZoneService,
  responsibilityService,
  saleZoneService,
} from './california.ts';
import { countyService } from './county.ts';
import { terrainService } from './elevation.ts';
import type { AskedHome, FactService } from './fact-service.ts';
import { pastFiresService } from './past-fires.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Maps of zones change with years, those of fires once a year. */
const retentionMs = 30 * dayMs;
/** How long a service isn't asked after a failure, so that jobs of other homes don't wait for it. */
const restMs = 60_000;

/** The services that know facts of an address; null: switched off. */
export type FactServices = {
  readonly [Name in AddressFactName]: FactService<Name> | null;
};

export function chooseFactServices(config: AddressFactsConfig): FactServices {
  const { sraZonesUrl, lraZonesUrl, californiaFiresUrl, firesUrl } = config;
  const { elevationUrl, elevationPointUrl } = config;
  const from = <Name extends AddressFactName>(
    url: string | null,
    create: (used: string) => FactService<Name>,
  ) => (url === null ? null : create(url));
  return {
    hazard_zone:
      sraZonesUrl === null || lraZonesUrl === null
        ? null
        : hazardZoneService(sraZonesUrl, lraZonesUrl),
    sale_zone: from(config.saleZonesUrl, saleZoneService),
    responsibility: from(config.responsibilityUrl, responsibilityService),
    fire_district: from(config.fireDistrictsUrl, fireDistrictService),
    terrain:
      elevationUrl === null && elevationPointUrl === null
        ? null
        : terrainService(elevationUrl, elevationPointUrl),
    neighbors: from(config.buildingsUrl, neighborsService),
    past_fires:
      californiaFiresUrl === null && firesUrl === null
        ? null
        : pastFiresService(californiaFiresUrl, firesUrl),
    county: from(config.countyUrl, countyService),
  };
}

/** Facts of an address from the configured services, each asked apart, with answers kept for other homes nearby. */
export interface AddressFactsSource {
  isOn(fact: AddressFactName): boolean;
  /** What a service says now. Never throws because of a service. */
  ask(fact: AddressFactName, home: AskedHome): Promise<FoundFact<AddressFactName>>;
}

interface SourceDependencies {
  readonly services: FactServices;
  readonly cache: ReplyCache;
  readonly clock: Clock;
  readonly log: Logger;
}

export function createAddressFactsSource({
  services,
  cache,
  clock,
  log,
}: SourceDependencies): AddressFactsSource {
  const restsUntil = new Map<AddressFactName, number>();
  const down = new Set<AddressFactName>();

  return {
    isOn: (fact) => services[fact] !== null,
    ask: async (fact, home) => {
      const service = services[fact];
      if (service === null) return { status: 'not_known', reason: 'off' };
      const question = service.question(home);
      const schema = addressFactsSchema.shape[fact].shape.found;
      const key = question === null ? null : ['address fact', fact, ...question];
      const kept = key === null ? null : await cache.read(key, schema);
      if (kept !== null) return kept;
      const now = clock().getTime();
      if (now < (restsUntil.get(fact) ?? 0)) return failed;
      try {
        const answer = await service.ask(home, clock().toISOString().slice(0, 10));
        const { data: found } = schema.safeParse(answer);
        if (found === undefined) throw new ExternalServiceError(fact, 'malformed', null);
        down.delete(fact);
        if (key !== null) await cache.keep(key, found, retentionMs);
        return found;
      } catch (error) {
        if (!(error instanceof ExternalServiceError)) throw error;
        restsUntil.set(fact, now + restMs);
        if (!down.has(fact)) log.warn({ err: error, fact }, 'a fact of an address is not answered');
        down.add(fact);
        return failed;
      }
    },
  };
}

const failed = { status: 'not_known', reason: 'failed' } as const;
