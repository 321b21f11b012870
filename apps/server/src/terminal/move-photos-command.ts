import { countListeners } from '../changes/listen-for-changes.ts';
import { readConfig, type Config } from '../config/index.ts';
import { reachDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { moveObjects, type MoveProgress } from '../storage/move-objects.ts';
import { openDiskStore, openS3Store } from '../storage/open-photo-store.ts';
import { outcomeOf, type Command } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { BadInput } from './outcome.ts';

const usage = `Usage: npm run move-photos -- --to bucket
       npm run move-photos -- --to disk

Moves all photos from the data folder to the bucket that STORAGE_URL names, or back. Stop every process of the product first.

  --to bucket  from DATA_DIR to STORAGE_URL; then start the product with STORAGE_URL
  --to disk    from STORAGE_URL to DATA_DIR; then start the product without STORAGE_URL
  --help       print this

A photo is removed from where it was only after its copy was read back and had the same SHA-256. It may be interrupted at any
moment: run it again, and it goes on. It uses the product's settings.
Exit codes: 0 done, 1 something failed or it was interrupted, 2 something in the command or the settings needs fixing.`;

const progressMs = 5000;

/** `npm run move-photos`. Interrupted, it ends after the photos that are on their way. */
export const runMovePhotos: Command = async (commandLine, signal, report, environment) => {
  const moved: MoveProgress = { objects: 0, bytes: 0 };
  const progress = setInterval(() => {
    if (moved.objects > 0) report(`${moved.objects} moved, ${inMegabytes(moved.bytes)}…`);
  }, progressMs);
  const soFar = () =>
    `Moved so far: ${moved.objects}. Nothing is lost: run the command again for the others, before you start the product.`;
  try {
    return await outcomeOf(
      signal,
      'Interrupted.',
      async () => {
        const { values, positionals } = readCommandLine(commandLine, usage, {
          to: { type: 'string' },
        });
        if (values.help) return { text: usage };
        const { to } = values;
        if ((to !== 'bucket' && to !== 'disk') || positionals.length > 0) {
          throw new BadInput(
            `Say where to: --to bucket or --to disk. Nothing was done.\n\n${usage}`,
          );
        }
        return { text: await movePhotos(to, readConfig(environment), moved, signal) };
      },
      soFar,
    );
  } finally {
    clearInterval(progress);
  }
};

async function movePhotos(
  target: 'bucket' | 'disk',
  config: Config,
  moved: MoveProgress,
  signal: AbortSignal,
): Promise<string> {
  if (config.storage === null) {
    throw new BadInput(
      'STORAGE_URL names no bucket. Set it, with STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY, in both directions.',
    );
  }
  const bucket = await openS3Store(config.storage);
  await bucket.ping();
  // An embedded database that is started here also keeps the product from starting meanwhile.
  const located = await reachDatabase(config, createLog(config.logLevel), signal);
  try {
    const running = await countListeners(located.session);
    if (running > 0) {
      throw new BadInput(
        `The product is running (${running === 1 ? 'one process' : `${running} processes`}). Stop it first: it would look for photos where they are no longer.`,
      );
    }
    const disk = await openDiskStore(config.dataDir);
    const [from, to] = target === 'bucket' ? [disk, bucket] : [bucket, disk];
    await moveObjects(from, to, moved, signal);
    return moved.objects === 0
      ? `Nothing was left to move from ${from.location} to ${to.location}.`
      : `Moved ${moved.objects} objects (${inMegabytes(moved.bytes)}) from ${from.location} to ${to.location}, each checked by its SHA-256.`;
  } finally {
    await located.stop();
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
