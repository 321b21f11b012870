import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isFinished } from './backup-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** From when on the newest backup is worryingly old, two days and two hours: a nightly one may take its time, and one may fail. */
export const staleBackupSeconds = 180_000;
/** Names of backups: a day, or a moment in UTC. */
const named = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

/** A backup in the folder of backups. */
interface StoredBackup {
  readonly folder: string;
  readonly takenAt: Date;
  /** Whether it was written to its end. */
  readonly isWhole: boolean;
}

/** A new backup's folder in the folder of backups. */
export function folderForBackup(backups: string, now: Date): string {
  return path.join(backups, `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`);
}

/** The folder of the newest whole backup, and its age in seconds; null if there is none, or nobody may look. */
export async function newestBackup(
  backups: string,
  now: Date,
): Promise<{ readonly folder: string; readonly ageSeconds: number } | null> {
  const newest = (await listBackups(backups)).find(({ isWhole }) => isWhole);
  if (newest === undefined) return null;
  const { folder, takenAt } = newest;
  return { folder, ageSeconds: (now.getTime() - takenAt.getTime()) / 1000 };
}

/**
 * Removes backups that are older, whole or not, because they contain what was deleted since. The newest whole one stays: while no new
 * one can be made, it is all there is. One that can't be removed keeps none of the others.
 * @returns how many were removed, and why others couldn't be
 */
export async function removeOldBackups(
  backups: string,
  keptDays: number,
  now: Date,
  remove = (folder: string) => rm(folder, { recursive: true }),
): Promise<{ readonly removed: number; readonly failures: readonly string[] }> {
  const all = await listBackups(backups);
  const newest = all.find(({ isWhole }) => isWhole);
  const since = now.getTime() - keptDays * dayMs;
  const old = all.filter((each) => each !== newest && each.takenAt.getTime() < since);
  const failures: string[] = [];
  for (const { folder } of old) {
    await remove(folder).catch((error: unknown) => failures.push(`${folder}: ${String(error)}`));
  }
  return { removed: old.length - failures.length, failures };
}

/** Newest first. */
async function listBackups(backups: string): Promise<readonly StoredBackup[]> {
  const entries = await readdir(backups, { withFileTypes: true }).catch(() => []);
  const found = entries.flatMap((entry) => {
    const [, day, hours = '00', minutes = '00', seconds = '00'] = named.exec(entry.name) ?? [];
    if (day === undefined || !entry.isDirectory()) return [];
    const takenAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
    return [{ folder: path.join(backups, entry.name), takenAt }];
  });
  const kept = await Promise.all(
    found.map(async (each) => ({ ...each, isWhole: await isFinished(each.folder) })),
  );
  return kept.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}
