import { z } from 'zod';
import type { Deletions } from './copy-database.ts';

/** The lines that deletions leave in the log (`apps/server/src/deletion`). */
const line = z.union([
  z.object({ deletedPhoto: z.uuid() }),
  z.object({ deletedProperty: z.uuid() }),
  z.object({ erasedActor: z.object({ kind: z.enum(['visitor', 'user']), id: z.uuid() }) }),
]);

export const noDeletions: Deletions = { photos: [], properties: [], actors: [] };

/** Finds the deletions among the lines of a log; other lines are ignored. */
export function readDeletions(log: string): Deletions {
  const photos: string[] = [];
  const properties: string[] = [];
  const actors: Array<Deletions['actors'][number]> = [];
  for (const text of log.split('\n')) {
    // What collects logs may put a time or a host before the line.
    const start = text.indexOf('{');
    if (start < 0) continue;
    const found = line.safeParse(parsed(text.slice(start))).data;
    if (found === undefined) continue;
    if ('deletedPhoto' in found) photos.push(found.deletedPhoto);
    else if ('deletedProperty' in found) properties.push(found.deletedProperty);
    else actors.push(found.erasedActor);
  }
  return { photos, properties, actors };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
