import { readServices, type ServicesInUse } from '@dss/domain';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { serverAddress } from '../../lib/device/native/native-server.ts';

/**
 * Asks the native app's server which outside services it uses.
 * @returns null if it doesn't say
 */
export async function fetchServicesInUse(): Promise<ServicesInUse | null> {
  const response = await fetch(serverAddress(apiPaths.environment()));
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body !== 'object' || body === null || !('services' in body)) return null;
  return inApps(readServices(lineOf(body.services)));
}

/** The native app uses the server's own aerial pictures and doesn't count visits (apps/native/README.md). */
function inApps({
  googleMaps: _maps,
  posthog: _counting,
  ...others
}: ServicesInUse): ServicesInUse {
  return { ...others, noCounting: '' };
}

/** Parsed by hand, because public pages don't include the schema library. */
function lineOf(services: unknown): string {
  return Object.entries(services ?? {})
    .map(([name, answeredBy]) => `${name}=${encodeURIComponent(String(answeredBy))}`)
    .join(' ');
}
