import { newestBackup } from '../backup/backups-folder.ts';
import { ConfigError, readConfig, type Config } from '../config/index.ts';
import { createLog } from '../logging/index.ts';
import { freeBytes } from '../storage/disk-store.ts';
import { openPhotoStore } from '../storage/open-photo-store.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { fail, runCheck, type Parts, type TitledFinding } from './check.ts';
import { checks } from './checks.ts';
import { reachAsOwner } from './database.ts';
import { isThere } from './machine.ts';

export interface DoctorOptions {
  /** Settings, as in `.env.example`; by default those of the process. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  readonly now?: () => number;
  /** How many bytes are free in a folder. */
  readonly free?: (folder: string) => Promise<number>;
  readonly nodeVersion?: string;
}

/** Checks settings, machine and connections as the product would use them, changing nothing. In the order to read them. */
export async function diagnose(
  options: DoctorOptions,
  signal: AbortSignal,
): Promise<readonly TitledFinding[]> {
  const { environment, now = Date.now, nodeVersion = process.versions.node } = options;
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const wrong = fail(error.message, 'Nothing else was checked.', { title: 'Settings' });
    return [...(await runAll({ nodeVersion })), { title: 'Settings', ...wrong }];
  }
  const { parts, close } = await reachAsOwner(config, createLog('silent'), signal, now);
  let store: Promise<PhotoStore | null> | undefined;
  try {
    return await runAll({
      ...parts,
      ...(await readMachine(config, now, options.free ?? freeBytes)),
      config,
      mail: config,
      now,
      nodeVersion,
      openStore: () => (store ??= openExistingStore(config)),
    });
  } finally {
    await close();
  }
}

async function runAll(parts: Partial<Parts>): Promise<readonly TitledFinding[]> {
  const shown = checks.filter(({ doctor }) => doctor);
  return (await Promise.all(shown.map((check) => runCheck(check, parts)))).flat();
}

async function readMachine(
  { dataDir, backupsFolder }: Config,
  now: () => number,
  free: (folder: string) => Promise<number>,
): Promise<Partial<Parts>> {
  const bytes = (await isThere(dataDir)) ? await free(dataDir).catch(() => null) : null;
  const at = new Date(now());
  const newest = backupsFolder === null ? null : await newestBackup(backupsFolder, at);
  return {
    ...(bytes === null ? {} : { freeBytes: bytes }),
    ...(backupsFolder === null ? {} : { backup: { ageSeconds: newest?.ageSeconds ?? null } }),
  };
}

/** Null: no start has made its folder yet. */
async function openExistingStore(config: Config): Promise<PhotoStore | null> {
  const isNew = config.storage === null && !(await isThere(config.dataDir));
  return isNew ? null : openPhotoStore(config);
}
