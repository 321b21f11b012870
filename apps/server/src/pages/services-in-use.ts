import type { ServicesInUse } from '@dss/domain';
import type { Config } from '../config/index.ts';

type Configured = Pick<
  Config,
  'profile' | 'ai' | 'places' | 'imagery' | 'publicServices' | 'leads' | 'retentionMonths'
>;

/** The external services that this configuration uses, for the pages that must name them (product decision 13). */
export function servicesInUse(config: Configured): ServicesInUse {
  return {
    ...analysis(config.ai),
    ...places(config.places),
    ...aerialPictures(config.imagery),
    ...counting(config),
    ...partners(config.leads),
    ...retention(config.retentionMonths),
  };
}

function analysis(ai: Configured['ai']): ServicesInUse {
  if (ai === null) return { builtIn: '' };
  const host = hostOf(ai.baseUrl);
  switch (ai.provider) {
    case 'ollama':
    case 'lm-studio':
      // It runs on the server's own machine, so photos are analyzed there all the same.
      return { builtIn: '' };
    case 'openai-compatible':
      return { ai: host };
    case 'openai':
      return { ai: `OpenAI (${host})` };
    case 'anthropic':
      return { ai: `Anthropic (${host})` };
    case 'google':
      return { ai: `Google (${host})` };
  }
}

function places({ google, photonUrl, censusUrl }: Configured['places']): ServicesInUse {
  if (google !== null) return { googlePlaces: '', askedPlaces: '', googleMaps: '' };
  if (photonUrl === null && censusUrl === null) return { noPlaces: '' };
  return {
    ...(photonUrl !== null && { photon: hostOf(photonUrl) }),
    ...(censusUrl !== null && { census: hostOf(censusUrl) }),
    askedPlaces: '',
    keptPlaces: '',
  };
}

function aerialPictures({ serviceUrl, tilesUrl }: Configured['imagery']): ServicesInUse {
  const hosts = [serviceUrl, tilesUrl].filter((url) => url !== null).map(hostOf);
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

function partners({ sink }: Configured['leads']): ServicesInUse {
  return sink === null ? { noLeadSink: '' } : { leadSink: hostOf(sink.url) };
}

function retention(months: number | null): ServicesInUse {
  return months === null ? { keepsHomes: '' } : { expiresHomes: String(months) };
}

/** The host of a URL, which may be a tile template with braces in its path. */
function hostOf(url: string): string {
  return new URL(url).host;
}
