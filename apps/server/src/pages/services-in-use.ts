import type { ServicesInUse } from '@dss/domain';
import type { Config } from '../config/index.ts';
import { isInternal } from './internal-hosts.ts';

type Configured = Pick<
  Config,
  | 'profile'
  | 'origin'
  | 'ai'
  | 'aiServiceName'
  | 'places'
  | 'addressFacts'
  | 'fireWarnings'
  | 'push'
  | 'imagery'
  | 'publicServices'
  | 'leads'
  | 'scoreReceiver'
  | 'retentionMonths'
  | 'contactEmail'
>;

/** Names who answers at a URL, for everybody to read. */
type NameOf = (url: string) => string;

/** The external services that this configuration uses, for the pages that must name them (product decision 13). */
export function servicesInUse(config: Configured): ServicesInUse {
  const { origin } = config;
  // A name inside the operator's network tells readers nothing, and attackers something: there, the operator answers.
  const nameOf: NameOf = (url) =>
    origin !== null && isInternal(new URL(url).hostname) ? hostOf(origin) : hostOf(url);
  return {
    ...analysis(config, nameOf),
    ...places(config.places, nameOf),
    ...addressFacts(config.addressFacts, nameOf),
    ...fireWarnings(config.fireWarnings, nameOf),
    ...notifications(config),
    ...aerialPictures(config.imagery, nameOf),
    ...counting(config),
    ...partners(config.leads),
    ...toldOfScores(config.scoreReceiver, nameOf),
    ...retention(config.retentionMonths),
    ...(config.contactEmail === null ? { noContact: '' } : { contact: config.contactEmail }),
  };
}

function analysis({ ai, aiServiceName }: Configured, nameOf: NameOf): ServicesInUse {
  if (ai === null) return { builtIn: '' };
  const host = nameOf(ai.baseUrl);
  switch (ai.provider) {
    case 'ollama':
    case 'lm-studio':
      // It runs on the server's own machine, so photos are analyzed there all the same.
      return { builtIn: '' };
    case 'openai-compatible':
      return { ai: aiServiceName ?? host };
    case 'openai':
      return { ai: `OpenAI (${host})` };
    case 'anthropic':
      return { ai: `Anthropic (${host})` };
    case 'google':
      return { ai: `Google (${host})` };
  }
}

function places(
  { google, photonUrl, censusUrl }: Configured['places'],
  nameOf: NameOf,
): ServicesInUse {
  if (google !== null) return { googlePlaces: '', askedPlaces: '', googleMaps: '' };
  if (photonUrl === null && censusUrl === null) return { noPlaces: '' };
  return {
    ...(photonUrl !== null && { photon: nameOf(photonUrl) }),
    ...(censusUrl !== null && { census: nameOf(censusUrl) }),
    askedPlaces: '',
    keptPlaces: '',
  };
}

function addressFacts(urls: Configured['addressFacts'], nameOf: NameOf): ServicesInUse {
  const hosts = Object.values<string | null>({ ...urls })
    .filter((url) => url !== null)
    .map(nameOf);
  return hosts.length === 0
    ? { noAddressFacts: '' }
    : { addressFacts: [...new Set(hosts)].join(', ') };
}

function fireWarnings(
  { weatherUrl, firesUrl }: Configured['fireWarnings'],
  nameOf: NameOf,
): ServicesInUse {
  if (weatherUrl === null) return { noFireWarnings: '' };
  return {
    fireWarnings: nameOf(weatherUrl),
    ...(firesUrl !== null && { activeFires: nameOf(firesUrl) }),
  };
}

function notifications({ push, fireWarnings: { weatherUrl } }: Configured): ServicesInUse {
  if (push === null || weatherUrl === null) return {};
  const named = push.hosts.map((host) => {
    const name = host.replace('*.', '');
    const maker = browserMakers[name];
    return maker === undefined ? name : `${maker} (${name})`;
  });
  return { pushServices: named.join(', ') };
}

/** Whom readers know by another name than that of their push service. */
const browserMakers: Readonly<Record<string, string>> = {
  'fcm.googleapis.com': 'Google',
  'updates.push.services.mozilla.com': 'Mozilla',
  'push.apple.com': 'Apple',
  'notify.windows.com': 'Microsoft',
};

function aerialPictures(
  { serviceUrl, tilesUrl }: Configured['imagery'],
  nameOf: NameOf,
): ServicesInUse {
  const hosts = [serviceUrl, tilesUrl].filter((url) => url !== null).map(nameOf);
  if (hosts.length === 0) return { noAerial: '' };
  const named = [...new Set(hosts)].join(', ');
  return hosts.every((host) => host.endsWith('.nationalmap.gov'))
    ? { usgs: named }
    : { otherAerial: named };
}

function counting({ profile, publicServices }: Configured): ServicesInUse {
  const { analytics, productionDomains } = publicServices;
  return profile === 'production' && analytics !== null && productionDomains.length > 0
    ? { posthog: hostOf(analytics.host) }
    : { noCounting: '' };
}

/** Always by its own host: people consent to whom their address is handed. */
function partners({ sink }: Configured['leads']): ServicesInUse {
  return sink === null ? { noLeadSink: '' } : { leadSink: hostOf(sink.url) };
}

function toldOfScores(receiver: Configured['scoreReceiver'], nameOf: NameOf): ServicesInUse {
  return receiver === null ? {} : { scoreReceiver: nameOf(receiver.url) };
}

function retention(months: number | null): ServicesInUse {
  return months === null ? { keepsHomes: '' } : { expiresHomes: String(months) };
}

/** The host of a URL, which may be a tile template with braces in its path. */
function hostOf(url: string): string {
  return new URL(url).host;
}
