import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real file system of a few megabytes, which tests can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until the disk is full. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Whether this user may mount a file system: root on Linux, outside most containers. */
export async function canMount(): Promise<boolean> {
  try {
    const disk = await mountSmallDisk(1);
    await disk.remove();
    return true;
  } catch {
    return false;
  }
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const handle = await open(ballast, 'a');
      try {
        for (const size of [65_536, 4096]) {
          const block = Buffer.alloc(size);
          while (await fits(handle.write(block))) continue;
        }
      } finally {
        await handle.close();
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

async function fits(writing: Promise<{ bytesWritten: number }>): Promise<boolean> {
  try {
    return (await writing).bytesWritten > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
