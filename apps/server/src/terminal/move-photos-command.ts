import { parseArgs } from 'node:util';
import { countListeners } from '../changes/listen-for-changes.ts';
import { ConfigError, readConfig, type Config } from '../config/index.ts';
import { reachDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { EmbeddedPostgresError } from '../postgres/error.ts';
import { moveObjects, type MoveProgress } from '../storage/move-objects.ts';
import { openDiskStore, openS3Store } from '../storage/open-photo-store.ts';
import { movePhotosWords } from './move-photos-words.ts';
import { BadInput, exitCodes } from './outcome.ts';

/** How the command ended, and what it says. */
export interface MovePhotosOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const progressMs = 5000;

/**
 * Runs the command, without a process of its own.
 * @param signal ends it after the photos that are on their way
 * @param report called with a line every few seconds
 * @param environment settings, as in `.env.example`; by default those of the process
 */
export async function runMovePhotos(
  commandLine: readonly string[],
  signal: AbortSignal,
  report: (line: string) => void,
  environment?: NodeJS.ProcessEnv,
): Promise<MovePhotosOutcome> {
  const moved: MoveProgress = { objects: 0, bytes: 0 };
  const progress = setInterval(() => {
    if (moved.objects > 0) report(movePhotosWords.moving(moved.objects, moved.bytes));
  }, progressMs);
  try {
    const target = parseTarget(commandLine);
    const said =
      target === 'help'
        ? movePhotosWords.usage
        : await movePhotos(target, readConfig(environment), moved, signal);
    return { code: exitCodes.success, stdout: `${said}\n`, stderr: '' };
  } catch (error) {
    const isFixable =
      error instanceof BadInput ||
      error instanceof ConfigError ||
      (error instanceof EmbeddedPostgresError && error.code === 'no_database');
    const message = error instanceof Error ? error.message : String(error);
    const explanation = signal.aborted
      ? movePhotosWords.interrupted(moved.objects)
      : movePhotosWords.failed(message, moved.objects);
    return {
      code: isFixable ? exitCodes.badInput : exitCodes.failure,
      stdout: '',
      stderr: `${isFixable ? message : explanation}\n`,
    };
  } finally {
    clearInterval(progress);
  }
}

/** @throws BadInput with the command's usage */
function parseTarget(commandLine: readonly string[]): 'bucket' | 'disk' | 'help' {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...commandLine],
      options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${message}\n\n${movePhotosWords.usage}`);
  }
  if (values.help) return 'help';
  if (values.to === 'bucket' || values.to === 'disk') return values.to;
  throw new BadInput(`${movePhotosWords.whereTo}\n\n${movePhotosWords.usage}`);
}

async function movePhotos(
  target: 'bucket' | 'disk',
  config: Config,
  moved: MoveProgress,
  signal: AbortSignal,
): Promise<string> {
  if (config.storage === null) throw new BadInput(movePhotosWords.noBucket);
  const bucket = await openS3Store(config.storage);
  await bucket.ping();
  // An embedded database that is started here also keeps the product from starting meanwhile.
  const located = await reachDatabase(config, createLog(config.logLevel), signal);
  try {
    const running = await countListeners(located.session);
    if (running > 0) throw new BadInput(movePhotosWords.isRunning(running));
    const disk = await openDiskStore(config.dataDir);
    const [from, to] = target === 'bucket' ? [disk, bucket] : [bucket, disk];
    await moveObjects(from, to, moved, signal);
    return movePhotosWords.done(moved.objects, moved.bytes, from.location, to.location);
  } finally {
    await located.stop();
  }
}
