import { useMemo } from 'react';
import { z } from 'zod';

import { localStore, readJson } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';
import { isoDay } from '../../ui/iso-day.ts';

const storeName = 'dss-work-day-sign-ups';

const keptSchema = z.record(
  z.string(),
  z.object({
    id: z.uuid(),
    name: z.string(),
    people: z.number(),
    until: z.iso.date(),
    /** What stands after the # of the day's link, so that the page opens here without it. */
    token: z.string().default(''),
  }),
);

/** What this browser said to a work day, with the id by which alone it can change that. */
export type OwnSignUp = z.infer<typeof keptSchema>[string];

/** Null: this browser hasn't signed up for the day. */
export function useOwnSignUp(workDayId: string): OwnSignUp | null {
  const text = useStored(localStore, storeName);
  return useMemo(() => (text === null ? null : (readKept()[workDayId] ?? null)), [text, workDayId]);
}

/** The token of the day that this browser signed up for last; empty without one. */
export function useTokenOfSignUp(): string {
  const text = useStored(localStore, storeName);
  return useMemo(
    () => (text === null ? '' : (Object.values(readKept()).at(-1)?.token ?? '')),
    [text],
  );
}

/** @param signUp null: withdrawn */
export function keepSignUp(workDayId: string, signUp: OwnSignUp | null): void {
  const today = isoDay(Date.now());
  // Those that the server has forgotten go, too.
  const others = Object.entries(readKept()).filter(
    ([id, { until }]) => id !== workDayId && until >= today,
  );
  const kept = signUp === null ? others : [...others, [workDayId, signUp]];
  if (kept.length === 0) localStore.remove(storeName);
  else localStore.write(storeName, JSON.stringify(Object.fromEntries(kept)));
}

function readKept(): z.infer<typeof keptSchema> {
  return readJson(localStore, storeName, (value) => keptSchema.safeParse(value).data ?? {});
}
