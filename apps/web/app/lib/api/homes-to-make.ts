import { z } from 'zod';
import type { CreateProperty } from '@dss/domain';

import { ApiError } from './api-error.ts';
import { localStore, readJson } from '../device/storage/browser-store.ts';
import { useStored } from '../device/storage/use-stored.ts';
import { withLock } from '../device/storage/with-lock.ts';

/** Where this browser keeps the homes that its owner made and the server doesn't have yet. */
export const homesToMakeName = 'dss-homes-to-make';

const homeSchema = z.object({
  /** Its id here and, later, on the server: what is kept of the home names it from the start. */
  id: z.string(),
  address: z.string(),
  nickname: z.string().optional(),
  place: z
    .object({
      place_id: z.string().nullish(),
      formatted_address: z.string().nullish(),
      lat: z.number().nullish(),
      lng: z.number().nullish(),
    })
    .optional(),
  /** In milliseconds since 1970. */
  madeAt: z.number(),
});

/** A home as its owner made it, until the server has acknowledged it. */
export type HomeToMake = z.infer<typeof homeSchema>;

const homesSchema = z.array(homeSchema).catch([]);

export function homesToMake(): readonly HomeToMake[] {
  return readJson(localStore, homesToMakeName, (kept) => homesSchema.parse(kept ?? []));
}

/** Null once the server has it, and for all that it never lacked. */
export function homeToMake(id: string): HomeToMake | null {
  return homesToMake().find((home) => home.id === id) ?? null;
}

export function keepHomeToMake(home: HomeToMake): void {
  write([...homesToMake().filter(({ id }) => id !== home.id), home]);
}

export function forgetHomeToMake(id: string): void {
  write(homesToMake().filter((home) => home.id !== id));
}

function write(homes: readonly HomeToMake[]): void {
  if (homes.length === 0) localStore.remove(homesToMakeName);
  else localStore.write(homesToMakeName, JSON.stringify(homes));
}

/** Whether the server doesn't have the home yet, as it changes here or in another tab. False during prerendering. */
export function useIsToMake(id: string): boolean {
  return useStored(localStore, homesToMakeName)?.includes(id) ?? false;
}

/** All of them, as they change here or in another tab. */
export function useHomesToMake(): readonly HomeToMake[] {
  return useStored(localStore, homesToMakeName) === null ? none : homesToMake();
}

const none: readonly HomeToMake[] = [];

/** What this tab is making: parts of a page ask about the same home at once. */
const making = new Map<string, Promise<void>>();

/**
 * Makes the homes that a request names and the server doesn't have: whatever is asked or said of them waits for that, so that no part of
 * the page has to know. Two tabs make a home once, and a repetition after a lost answer finds it made.
 * @param request all of the request that may name a home
 * @param send makes a home on the server, or finds that it has it. Its error is the request's
 */
export async function makeNamed(
  request: string,
  send: (body: CreateProperty & { readonly id: string }) => Promise<void>,
): Promise<void> {
  const named = homesToMake().filter(({ id }) => request.includes(id));
  for (const { id } of named) await (making.get(id) ?? begin(id));

  function begin(id: string): Promise<void> {
    const made = withLock(`dss-home-to-make ${id}`, async () => {
      // Another tab may have made it meanwhile.
      const home = homeToMake(id);
      if (home === null) return;
      const { madeAt: _madeAt, ...body } = home;
      try {
        await send(body);
      } catch (error) {
        // An earlier request made it, and its owner has deleted it elsewhere.
        if (error instanceof ApiError && error.code === 'property_not_found') forgetHomeToMake(id);
        throw error;
      }
      forgetHomeToMake(id);
    }).finally(() => making.delete(id));
    making.set(id, made);
    return made;
  }
}
