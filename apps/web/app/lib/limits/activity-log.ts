import { z } from 'zod';

import { readJson, type BrowserStore } from '../device/storage/browser-store.ts';
import { withEvent, type ActivityType, type SecurityEvent } from './suspicious-activity.ts';

export interface ActivityLog {
  /** @param details what happened; must not contain anything that a person typed */
  note(type: ActivityType, details: string): void;
  events(): readonly SecurityEvent[];
}

const storeName = 'dss-activity';
const eventsSchema = z
  .array(
    z.object({
      type: z.enum([
        'validation_failure',
        'rate_limit_hit',
        'bulk_operation',
        'property_operation',
        'suspicious_activity',
      ]),
      details: z.string(),
      timestamp: z.iso.datetime(),
      fingerprint: z.string(),
    }),
  )
  .catch([]);

interface ActivityLogDependencies {
  store: BrowserStore;
  now: () => number;
  makeId: () => string;
}

/** Records unusual activity in this browser. Nothing is blocked because of it, and nothing is sent. */
export function createActivityLog({ store, now, makeId }: ActivityLogDependencies): ActivityLog {
  const events = () => readJson(store, storeName, (kept) => eventsSchema.parse(kept));
  return {
    events,
    note: (type, details) => {
      const fingerprint = deviceFingerprint(store, makeId);
      const timestamp = new Date(now()).toISOString();
      const noted = withEvent(events(), { type, details, timestamp, fingerprint });
      store.write(storeName, JSON.stringify(noted));
    },
  };
}

const deviceStoreName = 'dss-device';

/**
 * The id under which this browser's events are recorded: a random number, created with the first event and saved only
 * in this browser. It isn't derived from the device, isn't sent anywhere, and disappears with the browser's site data.
 */
function deviceFingerprint(store: BrowserStore, makeId: () => string): string {
  const known = store.read(deviceStoreName);
  if (known !== null && known !== '') return known;
  const made = makeId();
  store.write(deviceStoreName, made);
  return made;
}
