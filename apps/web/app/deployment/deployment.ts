import type { Deployment } from '@dss/domain';

import { nativeServer } from '../native/index.ts';

/** Apps count no visits, warn no operator, and draw the server's own aerial pictures (docs/native.md). */
const inApps: Deployment = {
  missing: [],
  variables: [],
  google_maps: false,
  analytics: null,
  services: {},
};

/**
 * Asks the server what this deployment misses and counts. Read by hand: public pages don't carry the contract's parser.
 * @returns null when it can't be known; nothing is shown or counted then
 */
export async function fetchDeployment(): Promise<Deployment | null> {
  if (nativeServer !== null) return inApps;
  try {
    const response = await fetch('/api/environment', { headers: { accept: 'application/json' } });
    const body: unknown = response.ok ? await response.json() : null;
    return isDeployment(body) ? body : null;
  } catch {
    return null;
  }
}

function isDeployment(body: unknown): body is Deployment {
  return (
    typeof body === 'object' &&
    body !== null &&
    'missing' in body &&
    Array.isArray(body.missing) &&
    'variables' in body &&
    Array.isArray(body.variables) &&
    'google_maps' in body &&
    'analytics' in body
  );
}
