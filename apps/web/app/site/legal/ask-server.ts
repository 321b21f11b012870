import { readServices, type ServicesInUse } from '@dss/domain';

import { serverAddress } from '../../native/index.ts';

/**
 * What an app's server says of the services that it uses.
 * @returns null where it says nothing of them
 */
export async function askServer(): Promise<ServicesInUse | null> {
  const response = await fetch(serverAddress('/api/environment'));
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body !== 'object' || body === null || !('services' in body)) return null;
  return inApps(readServices(lineOf(body.services)));
}

/** Apps draw the server's own aerial pictures and count no visits (docs/native.md). */
function inApps({
  googleMaps: _maps,
  posthog: _counting,
  ...others
}: ServicesInUse): ServicesInUse {
  return { ...others, noCounting: '' };
}

/** Read by hand: public pages don't carry the contract's parser. */
function lineOf(services: unknown): string {
  return Object.entries(services ?? {})
    .map(([name, answeredBy]) => `${name}=${encodeURIComponent(String(answeredBy))}`)
    .join(' ');
}
