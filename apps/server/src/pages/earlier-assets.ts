import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** A version of the web application by its files, whose names change with their content. */
const versionOf = (names: readonly string[]) =>
  createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);

/**
 * The files that pages of the version before load, for tabs that were open while the server was upgraded.
 * @param folder the files of this version
 * @param archive where each version was kept by `keepAssets`
 * @returns the folder of the version that ran last before this one; null if there is none
 */
export async function findEarlierAssets(folder: string, archive: string): Promise<string | null> {
  const current = versionOf(await namesIn(folder));
  const [earlier] = (await newestFirst(archive)).filter((version) => version !== current);
  return earlier === undefined ? null : path.join(archive, earlier);
}

/** Keeps the files of this version and of the one before. Several processes may do it at once. */
export async function keepAssets(folder: string, keptIn: string): Promise<void> {
  const current = versionOf(await namesIn(folder));
  const target = path.join(keptIn, current);
  await mkdir(keptIn, { recursive: true });
  if (!(await newestFirst(keptIn)).includes(current)) {
    const unfinished = await mkdtemp(path.join(keptIn, unfinishedPrefix));
    await cp(folder, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
    // Another process may have been faster.
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  // Finer than a date: two starts may be within a millisecond.
  const now = (performance.timeOrigin + performance.now()) / 1000;
  await utimes(target, now, now);
  const [, ...old] = (await newestFirst(keptIn)).filter((version) => version !== current);
  for (const version of old) await rm(path.join(keptIn, version), { recursive: true, force: true });
}

const unfinishedPrefix = 'unfinished-';

/** The versions kept, by when each was started last. */
async function newestFirst(keptIn: string): Promise<string[]> {
  const versions = (await namesIn(keptIn)).filter((name) => !name.startsWith(unfinishedPrefix));
  const started = await Promise.all(
    versions.map(async (version) => ({
      version,
      at: (await stat(path.join(keptIn, version))).mtimeMs,
    })),
  );
  return started.toSorted((one, other) => other.at - one.at).map(({ version }) => version);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
