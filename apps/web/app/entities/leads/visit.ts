import { visitSchema, type Visit } from '@dss/domain';

import { randomUuid } from '../../lib/api/random-uuid.ts';
import { readJson, tabStore } from '../../lib/device/storage/browser-store.ts';
import { publicAddress } from '../deployment/public-address.ts';

const storeName = 'dss-session';

/** What stays the same during a visit, kept for this tab. */
const sessionSchema = visitSchema.omit({ current_page: true, gclid: true, fbclid: true });
type Session = ReturnType<typeof sessionSchema.parse>;

/** What a page can see of how its visit began. */
export interface PageView {
  /** Address under which the browser loaded the application, before any navigation within it. */
  readonly loaded: string;
  readonly current: string;
  readonly referrer: string;
  /** Origin of the product. */
  readonly origin: string;
}

/**
 * Describes the visit of this tab. Nothing of it is stored before the first call, so pages that are only read leave no trace.
 * @param shares click ids of advertisements are left out otherwise
 */
export function describeVisit(shares: boolean, view = pageView()): Visit {
  const { searchParams: parameters } = new URL(view.loaded);
  return {
    ...(readSession() ?? beginSession(view, parameters)),
    current_page: publicAddress(view.current, view.origin),
    ...(shares && named(parameters, ['gclid', 'fbclid'])),
  };
}

function pageView(): PageView {
  const [loaded] = performance.getEntriesByType('navigation');
  return {
    loaded: loaded?.name ?? location.href,
    current: location.href,
    referrer: document.referrer,
    origin: location.origin,
  };
}

function beginSession(
  { loaded, referrer, origin }: PageView,
  parameters: URLSearchParams,
): Session {
  const cameFrom = referrer === '' ? '' : publicAddress(referrer, origin);
  const session = {
    session_id: randomUuid(),
    landing_page: publicAddress(loaded, origin),
    ...(cameFrom !== '' && !cameFrom.startsWith(origin) && { referrer: cameFrom }),
    ...named(parameters, ['utm_source', 'utm_medium', 'utm_campaign']),
  };
  tabStore.write(storeName, JSON.stringify(session));
  return session;
}

function readSession(): Session | null {
  return readJson(tabStore, storeName, (kept) => sessionSchema.safeParse(kept).data ?? null);
}

const maxCharacters = 500;

function named<Name extends string>(
  parameters: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) given[name] = value.slice(0, maxCharacters);
  }
  return given;
}
