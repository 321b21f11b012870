import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkBackup, openEarlier, type Backup } from '../backup/backup-folder.ts';
import { folderForBackup, newestBackup, removeOldBackups } from '../backup/backups-folder.ts';
import { makeBackup, type BackupProgress } from '../backup/make-backup.ts';
import { noDeletions, readDeletions, without } from '../backup/deletions.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Deletions } from '../backup/copy-database.ts';
import { countListeners } from '../changes/listen-for-changes.ts';
import {
  callersFolder,
  readConfig,
  signingSecret,
  wholeNumber,
  type Config,
} from '../config/index.ts';
import { makeDataFolder } from '../data-folder.ts';
import { locateDatabase, reachDatabase } from '../db/index.ts';
import { deletionListIn, listBroughtBack } from '../deletion/deletion-list.ts';
import { createLog } from '../logging/index.ts';
import { openPhotoStore } from '../storage/open-photo-store.ts';
import { backupWords } from './backup-words.ts';
import { outcomeOf, type Command, type CommandResult } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { BadInput, exitCodes } from './outcome.ts';

const progressMs = 5000;

/** `npm run backup`. */
export const runBackup: Command = (commandLine, signal, report, environment) =>
  outcomeOf(signal, backupWords.interrupted, async () => {
    const { values, positionals } = readCommandLine(commandLine, backupWords.usage, {
      share: { type: 'string' },
      keep: { type: 'string' },
      verify: { type: 'boolean', default: false },
    });
    if (values.help) return { text: backupWords.usage };
    if (values.verify) return verify(oneFolder(positionals, backupWords.usage), signal);
    const config = readConfig(environment);
    const { folder, share, keeping } = await whereToBackUp(values, positionals, config);
    await assertOutside(config.dataDir, folder);
    const made = await backUp(config, folder, share, report, signal).catch(
      async (error: unknown) => {
        // Also after a failure: what people deleted goes when it was promised.
        await removeOld(keeping, report);
        throw error;
      },
    );
    const isDone = await removeOld(keeping, report);
    return isDone ? made : { ...made, code: exitCodes.failure };
  });

/** @returns whether all are gone that are too old */
async function removeOld(
  keeping: Awaited<ReturnType<typeof whereToBackUp>>['keeping'],
  report: (line: string) => void,
): Promise<boolean> {
  if (keeping === null) return true;
  const { backups, days } = keeping;
  const { removed, failures } = await removeOldBackups(backups, days, new Date());
  if (removed > 0) report(backupWords.removedOld(removed, days));
  for (const failure of failures) report(backupWords.notRemoved(failure));
  return failures.length === 0;
}

/** @param share the earlier backup to share pictures with, if any */
async function backUp(
  config: Config,
  folder: string,
  share: string | null,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<CommandResult> {
  const earlier = share === null ? null : await openEarlier(share);

  const log = createLog(config.logLevel);
  const located = await reachDatabase(config, log, signal);
  const progress: BackupProgress = { objects: 0, of: 0, bytes: 0 };
  const reporting = setInterval(() => {
    if (progress.of > 0) report(backupWords.copying(progress.objects, progress.of));
  }, progressMs);
  try {
    const source = {
      owner: located.owner,
      store: await openPhotoStore(config),
      secret: await signingSecret(config.dataDir, config.signingSecret),
      secretIsStored: config.signingSecret === null,
    };
    const backup = await makeBackup(source, folder, earlier, progress, signal);
    return describe(folder, backup);
  } finally {
    clearInterval(reporting);
    await located.stop();
  }
}

/**
 * A folder that was named, or one of its own in `BACKUPS_FOLDER`, which shares the pictures of the newest backup there.
 * @throws BadInput
 */
async function whereToBackUp(
  { share, keep }: { readonly share?: string; readonly keep?: string },
  positionals: readonly string[],
  { backupsFolder: backups }: Config,
) {
  if (positionals.length > 0 || backups === null) {
    if (keep !== undefined) throw new BadInput(backupWords.keepWhere);
    const folder = oneFolder(positionals, backupWords.usage);
    return { folder, share: share === undefined ? null : asTyped(share), keeping: null };
  }
  const days = keep === undefined ? null : wholeNumber(1, 3650).safeParse(keep);
  if (days?.success === false) throw new BadInput(backupWords.keepDays);
  const now = new Date();
  const earlier = share === undefined ? await newestBackup(backups, now) : null;
  return {
    folder: folderForBackup(backups, now),
    share: share === undefined ? (earlier?.folder ?? null) : asTyped(share),
    keeping: days === null ? null : { backups, days: days.data },
  };
}

/** `npm run restore`. */
export const runRestore: Command = (commandLine, signal, report, environment) =>
  outcomeOf(signal, backupWords.restoreInterrupted, async () => {
    const { values, positionals } = readCommandLine(commandLine, backupWords.restoreUsage, {
      deletions: { type: 'string' },
      'bring-back': { type: 'string', multiple: true, default: [] },
    });
    if (values.help) return { text: backupWords.restoreUsage };
    const folder = oneFolder(positionals, backupWords.restoreUsage);
    const config = readConfig(environment);
    const { deletions: all, file } = await deletionsOf(values.deletions, folder, config);
    const broughtBack = values['bring-back'];
    const deletions = without(all, broughtBack);
    for (const id of broughtBack) {
      if (countOf(without(all, [id])) === countOf(all))
        throw new BadInput(backupWords.notOnList(id));
    }
    const whole = await checkBackup(folder, signal);

    await makeDataFolder(config.dataDir);
    const log = createLog(config.logLevel);
    let lost: Error | undefined;
    const located = await locateDatabase(config, log, signal, (error) => (lost = error));
    const restored = { objects: 0 };
    const reporting = setInterval(
      () => report(backupWords.restoring(restored.objects, whole.photos.length)),
      progressMs,
    );
    try {
      const running = await countListeners(located.session).catch(() => 0);
      if (running > 0) throw new BadInput(backupWords.isRunning(running));
      const target = {
        located,
        store: await openPhotoStore(config),
        dataDir: config.dataDir,
        configuredSecret: config.signingSecret,
        earlierSecrets: config.earlierSecrets,
        log,
      };
      await restoreBackup(whole, target, deletions, restored, signal);
    } catch (error) {
      throw lost ?? error;
    } finally {
      clearInterval(reporting);
      await located.stop();
    }
    if (broughtBack.length > 0) {
      const list = deletionListIn(config.backupsFolder ?? config.dataDir);
      await listBroughtBack(list, broughtBack, new Date());
    }
    const { backup } = whole;
    const photos = deletions.photos.length + backup.deletedMeanwhile.length;
    const { properties, actors } = deletions;
    const lines = [backupWords.restored(backup.takenAt, rowsOf(backup), restored.objects)];
    if (file !== null || photos > 0) {
      lines.push(backupWords.deletedAgain(file, photos, properties.length, actors.length));
    }
    if (broughtBack.length > 0) lines.push(backupWords.broughtBack(broughtBack));
    return { text: lines.join('\n') };
  });

async function verify(folder: string, signal: AbortSignal): Promise<CommandResult> {
  const { backup, photos } = await checkBackup(folder, signal);
  return { text: backupWords.whole(folder, backup.takenAt, rowsOf(backup), photos.length) };
}

function describe(folder: string, backup: Omit<Backup, 'files' | 'format'>): CommandResult {
  const { photos, lost, deletedMeanwhile, secretIncluded } = backup;
  const lines = [backupWords.done(folder, rowsOf(backup), photos.objects, photos.bytes)];
  if (!secretIncluded) lines.push(backupWords.settingsSecret);
  if (deletedMeanwhile.length > 0)
    lines.push(backupWords.deletedMeanwhile(deletedMeanwhile.length));
  if (lost.length > 0) lines.push(backupWords.lost(lost));
  // The backup has everything that still exists, yet somebody has to look into it.
  return { text: lines.join('\n'), code: lost.length > 0 ? exitCodes.failure : exitCodes.success };
}

function rowsOf({ tables }: Pick<Backup, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

function countOf({ photos, properties, actors }: Deletions): number {
  return photos.length + properties.length + actors.length;
}

/**
 * What was deleted after the backup: what the file says that was named, or the list of deletions beside the backup.
 * @throws BadInput where that matters and there is neither
 */
async function deletionsOf(typed: string | undefined, backup: string, { profile }: Config) {
  if (typed === 'none') return { deletions: noDeletions, file: null };
  const beside = deletionListIn(path.dirname(backup));
  if (typed === undefined && !existsSync(beside)) {
    if (profile === 'production') throw new BadInput(backupWords.sayDeletions);
    return { deletions: noDeletions, file: null };
  }
  const file = typed === undefined ? beside : asTyped(typed);
  try {
    return { deletions: await readDeletions(file), file };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput(backupWords.unreadableDeletions(file, why));
  }
}

/** @throws BadInput */
function oneFolder(positionals: readonly string[], usage: string): string {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new BadInput(`${backupWords.whereTo}\n\n${usage}`);
  }
  return asTyped(folder);
}

/** The path that was meant by what was typed. */
function asTyped(name: string): string {
  return path.resolve(callersFolder(), name);
}

/** @throws BadInput for a folder inside the data folder */
async function assertOutside(dataDir: string, folder: string): Promise<void> {
  let parent = folder;
  while (!(await stat(parent).catch(() => null)) && parent !== path.dirname(parent)) {
    parent = path.dirname(parent);
  }
  const inside = await realpath(dataDir).catch(() => dataDir);
  const way = path.relative(inside, await realpath(parent));
  if (way === '' || (!way.startsWith('..') && !path.isAbsolute(way))) {
    throw new BadInput(backupWords.insideData(folder));
  }
}
