import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  checkBackup,
  makeBackup,
  noDeletions,
  openEarlier,
  readDeletions,
  restoreBackup,
  type Backup,
  type BackupProgress,
} from '../backup/index.ts';
import { countListeners } from '../changes/index.ts';
import { callersFolder, readConfig, signingSecret, type Config } from '../config/index.ts';
import { makeDataFolder } from '../data-folder.ts';
import { locateDatabase, reachDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { openPhotoStore } from '../storage/index.ts';
import { backupWords } from './backup-words.ts';
import { outcomeOf, readCommandLine, type Command, type CommandResult } from './command.ts';
import { BadInput, exitCodes } from './outcome.ts';

const progressMs = 5000;

/** `npm run backup`. */
export const runBackup: Command = (commandLine, signal, report, environment) =>
  outcomeOf(signal, backupWords.interrupted, async () => {
    const { values, positionals } = readCommandLine(commandLine, backupWords.usage, {
      share: { type: 'string' },
      verify: { type: 'boolean', default: false },
    });
    if (values.help) return { text: backupWords.usage };
    const folder = oneFolder(positionals, backupWords.usage);
    if (values.verify) return verify(folder, signal);
    const config = readConfig(environment);
    await assertOutside(config.dataDir, folder);
    const earlier = values.share === undefined ? null : await openEarlier(asTyped(values.share));

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
  });

/** `npm run restore`. */
export const runRestore: Command = (commandLine, signal, report, environment) =>
  outcomeOf(signal, backupWords.restoreInterrupted, async () => {
    const { values, positionals } = readCommandLine(commandLine, backupWords.restoreUsage, {
      deletions: { type: 'string' },
    });
    if (values.help) return { text: backupWords.restoreUsage };
    const folder = oneFolder(positionals, backupWords.restoreUsage);
    const config = readConfig(environment);
    const deletions = await deletionsOf(values.deletions, config);
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
        log,
      };
      await restoreBackup(whole, target, deletions, restored, signal);
    } catch (error) {
      throw lost ?? error;
    } finally {
      clearInterval(reporting);
      await located.stop();
    }
    const { backup } = whole;
    const photos = deletions.photos.length + backup.deletedMeanwhile.length;
    const { properties, actors } = deletions;
    const lines = [backupWords.restored(backup.takenAt, rowsOf(backup), restored.objects)];
    if (photos + properties.length + actors.length > 0) {
      lines.push(backupWords.deletedAgain(photos, properties.length, actors.length));
    }
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

async function deletionsOf(log: string | undefined, { profile }: Config) {
  if (log === undefined && profile === 'production') throw new BadInput(backupWords.sayDeletions);
  if (log === undefined || log === 'none') return noDeletions;
  const text = await readFile(asTyped(log), 'utf8').catch(() => null);
  if (text === null) throw new BadInput(backupWords.noLog(log));
  return readDeletions(text);
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
