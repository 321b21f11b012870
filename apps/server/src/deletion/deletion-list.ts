import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';

/** What was deleted for good, by its id. */
export const finalDeletionSchema = z.union([
  z.object({ deletedPhoto: z.uuid() }),
  z.object({ deletedProperty: z.uuid() }),
  z.object({ erasedActor: z.object({ kind: z.enum(['visitor', 'user']), id: z.uuid() }) }),
]);

export type FinalDeletion = z.infer<typeof finalDeletionSchema>;

/** What a restore brought back on purpose, by the id that a line before it deleted. */
export const broughtBackSchema = z.object({ broughtBack: z.uuid() });

/** Puts a final deletion on the list. It never fails: what somebody wants deleted is, whether or not it can be listed. */
export type ListDeletion = (deletion: FinalDeletion) => Promise<void>;

/** The list's file, beside the backups or in the data folder. */
export function deletionListIn(folder: string): string {
  return path.join(folder, 'deletions.jsonl');
}

/**
 * The list of what was deleted for good, a file outside of database and photos, so that `npm run restore` can repeat it on a backup
 * from before. It has ids alone, a line each; several processes may add to it.
 */
export function createDeletionList(
  config: Pick<Config, 'backupsFolder' | 'dataDir'>,
  clock: Clock,
  log: Logger,
): ListDeletion {
  const file = deletionListIn(config.backupsFolder ?? config.dataDir);
  return async (deletion) => {
    log.info(deletion, 'deleted for good');
    try {
      await addLines(file, [{ time: clock().toISOString(), ...deletion }]);
    } catch (error) {
      log.error({ err: error, ...deletion }, 'a deletion could not be put on the list');
    }
  };
}

/**
 * Has later restores know what this one brought back.
 * @throws the file system's error
 */
export async function listBroughtBack(
  file: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await addLines(
    file,
    ids.map((broughtBack) => ({ time: now.toISOString(), broughtBack })),
  );
}

async function addLines(file: string, lines: readonly object[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const list = await open(file, 'a', 0o600);
  try {
    await list.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await list.sync();
  } finally {
    await list.close();
  }
}

/**
 * Begins the list beside the backups, so that a restore finds that nothing was deleted rather than no list. A folder that can't be
 * written to stops nothing: each deletion says so again.
 */
export async function beginDeletionList(backupsFolder: string, log: Logger): Promise<void> {
  try {
    await mkdir(backupsFolder, { recursive: true, mode: 0o700 });
    const list = await open(deletionListIn(backupsFolder), 'a', 0o600);
    await list.close();
  } catch (error) {
    log.error({ err: error }, 'the list of deletions could not be begun');
  }
}
