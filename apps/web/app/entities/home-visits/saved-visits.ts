import { listedHomeVisitSchema, type SaveHomeVisit } from '@dss/domain';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { ApiError, isServerUnreachable } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';
import { withLock } from '../../lib/device/storage/with-lock.ts';
import { myHomeVisitsQuery } from './home-visits.ts';

const storeName = 'dss-home-visits';

/** As long as answers and photos that wait to be sent. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** What an assessor said of a visit, in this browser. */
const savedVisitSchema = z.object({
  propertyId: z.string(),
  day: z.iso.date(),
  /** Absent: not touched here. */
  notes: z.string().optional(),
  organization: z.string().optional(),
  ended: z.boolean(),
  /** When it was said last, in milliseconds since 1970. */
  saidAt: z.number(),
  /** `refused`: the assessor may no longer add to the home. */
  state: z.enum(['waits', 'sent', 'refused']),
});

export type SavedVisit = Readonly<z.infer<typeof savedVisitSchema>>;
type Said = Pick<SavedVisit, 'notes' | 'organization' | 'ended'>;

/** All that this browser keeps, also of homes that aren't open to the assessor anymore. */
export function useSavedVisits(): readonly SavedVisit[] {
  return read(useStored(localStore, storeName));
}

/** Keeps what was said of a visit until the server has it; `sendUnsentVisits` sends it. */
export function keepVisit(propertyId: string, day: string, said: Said): void {
  const now = Date.now();
  const others = read(localStore.read(storeName)).filter(
    (each) => !isOf(each, propertyId, day) && each.saidAt > now - retentionMs,
  );
  write([...others, { propertyId, day, ...said, saidAt: now, state: 'waits' }]);
}

/**
 * Sends what was said of visits and the server doesn't have, one after the other.
 * @returns why some of it has to wait; null if none has
 */
export async function sendUnsentVisits(queryClient: QueryClient): Promise<ApiError | null> {
  let sentSome = false;
  const failed = await withLock('dss-home-visits', async () => {
    for (;;) {
      const next = read(localStore.read(storeName)).find(({ state }) => state === 'waits');
      if (next === undefined || !navigator.onLine) return null;
      const { propertyId, day, notes, organization, ended } = next;
      const body: SaveHomeVisit = {
        ended,
        ...(notes !== undefined && { notes }),
        ...(organization !== undefined && { organization }),
      };
      try {
        await callApi(apiPaths.homeVisit(propertyId, day), listedHomeVisitSchema, {
          method: 'PUT',
          body,
        });
        sentSome = true;
        settle(next, 'sent');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isServerUnreachable(error) || error.retryable) return error;
        settle(next, 'refused');
      }
    }
  });
  if (sentSome) void queryClient.invalidateQueries({ queryKey: myHomeVisitsQuery.queryKey });
  return failed;
}

/** What was said again meanwhile still waits. */
function settle({ propertyId, day, saidAt }: SavedVisit, state: SavedVisit['state']): void {
  write(
    read(localStore.read(storeName)).map((each) =>
      isOf(each, propertyId, day) && each.saidAt === saidAt ? { ...each, state } : each,
    ),
  );
}

const isOf = (visit: SavedVisit, propertyId: string, day: string) =>
  visit.propertyId === propertyId && visit.day === day;

function write(visits: readonly SavedVisit[]): void {
  localStore.write(storeName, JSON.stringify(visits));
}

function read(kept: string | null): readonly SavedVisit[] {
  try {
    return z.array(savedVisitSchema).safeParse(JSON.parse(kept ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
