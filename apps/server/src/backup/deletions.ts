import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import {
  broughtBackSchema,
  finalDeletionSchema,
  type FinalDeletion,
} from '../deletion/deletion-list.ts';
import type { Deletions } from './copy-database.ts';

export const noDeletions: Deletions = { photos: [], properties: [], actors: [] };

/** A line of the product's log as `journalctl --output json` writes it. */
const journalEntry = z.object({ MESSAGE: z.string() });

/**
 * Reads what was deleted from the list of deletions, or from a log, which has the same lines among others. Either may be gzipped, and
 * of any size. What a later line says was brought back isn't among it.
 * @throws the file system's error, or that of a damaged archive
 */
export async function readDeletions(file: string): Promise<Deletions> {
  const found = new Map<string, FinalDeletion>();
  const readLines = async (content: Readable) => {
    for await (const line of createInterface({ input: content })) {
      const value = valueIn(line);
      const deletion = finalDeletionSchema.safeParse(value).data;
      if (deletion !== undefined) found.set(idOf(deletion), deletion);
      const back = broughtBackSchema.safeParse(value).data;
      if (back !== undefined) found.delete(back.broughtBack);
    }
  };
  const unpacked = (await isGzipped(file)) ? createGunzip() : new PassThrough();
  await Promise.all([pipeline(createReadStream(file), unpacked), readLines(unpacked)]);
  const all = [...found.values()];
  return {
    photos: all.flatMap((each) => ('deletedPhoto' in each ? [each.deletedPhoto] : [])),
    properties: all.flatMap((each) => ('deletedProperty' in each ? [each.deletedProperty] : [])),
    actors: all.flatMap((each) => ('erasedActor' in each ? [each.erasedActor] : [])),
  };
}

/** What was deleted without these. */
export function without(deletions: Deletions, ids: readonly string[]): Deletions {
  const isLeft = (id: string) => !ids.includes(id);
  return {
    photos: deletions.photos.filter(isLeft),
    properties: deletions.properties.filter(isLeft),
    actors: deletions.actors.filter(({ id }) => isLeft(id)),
  };
}

function idOf(deletion: FinalDeletion): string {
  if ('deletedPhoto' in deletion) return deletion.deletedPhoto;
  return 'deletedProperty' in deletion ? deletion.deletedProperty : deletion.erasedActor.id;
}

function valueIn(line: string): unknown {
  // What collects logs may put a time or a host before the line.
  const start = line.indexOf('{');
  if (start < 0) return null;
  const value = parsed(line.slice(start));
  const message = journalEntry.safeParse(value).data?.MESSAGE;
  return message === undefined ? value : parsed(message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function isGzipped(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await handle.close();
  }
}
