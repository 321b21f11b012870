import {
  addResultWithNewWeights,
  compareProperty,
  type Comparison,
} from '../analysis/result/new-weights.ts';
import { systemClock } from '../clock/index.ts';
import { ConfigError, readConfig, type Config } from '../config/index.ts';
import { openDatabase, reachDatabase, surveyDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { EmbeddedPostgresError } from '../postgres/error.ts';
import { BadInput, exitCodes } from './outcome.ts';
import { parseRescoreArguments, type RescoreArguments } from './rescore-arguments.ts';
import { rescoreReport } from './rescore-report.ts';
import { rescoreWords } from './rescore-words.ts';

/** How the command ended, and what it says. */
export interface RescoreOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command, without a process of its own.
 * @param environment settings, as in `.env.example`; by default those of the process
 * @param signal ends the work after the current property
 */
export async function runRescore(
  commandLine: readonly string[],
  signal: AbortSignal,
  environment?: NodeJS.ProcessEnv,
): Promise<RescoreOutcome> {
  const progress = { added: 0 };
  try {
    const args = parseRescoreArguments(commandLine);
    const report = args.help
      ? rescoreWords.usage
      : await rescoreStored(args, readConfig(environment), progress, signal);
    return { code: exitCodes.success, stdout: `${report}\n`, stderr: '' };
  } catch (error) {
    const code = isFixable(error) ? exitCodes.badInput : exitCodes.failure;
    const explanation = signal.aborted
      ? rescoreWords.interrupted(progress.added)
      : explain(error, progress.added);
    return { code, stdout: '', stderr: `${explanation}\n` };
  }
}

/** Compares results, adds new ones if requested, and returns the report. */
async function rescoreStored(
  { which, write }: RescoreArguments,
  config: Config,
  progress: { added: number },
  signal: AbortSignal,
): Promise<string> {
  const log = createLog(config.logLevel);
  const located = await reachDatabase(config, log, signal);
  try {
    const whole = await surveyDatabase(located.owner);
    if (whole === null) throw new BadInput(rescoreWords.noTables);
    if (write && !whole.upToDate) throw new BadInput(rescoreWords.notUpToDate);
    const db = openDatabase(located.application, log);
    const clock = systemClock(config.clockOffsetMs);
    const comparisons: Comparison[] = [];
    let unknown = 0;
    try {
      for (const propertyId of whole.propertyIds) {
        signal.throwIfAborted();
        const compared = await compareProperty(db, propertyId, which);
        comparisons.push(...compared.comparisons);
        unknown += compared.unknown;
        if (write && (await addResultWithNewWeights({ db, clock }, propertyId))) {
          progress.added += 1;
        }
      }
    } finally {
      await db.close();
    }
    return rescoreReport({ comparisons, unknown, added: write ? progress.added : null });
  } finally {
    await located.stop();
  }
}

function isFixable(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return error.code === 'no_database';
  return error instanceof BadInput || error instanceof ConfigError;
}

function explain(error: unknown, added: number): string {
  return isFixable(error) && error instanceof Error
    ? error.message
    : rescoreWords.failed(rootOf(error), added);
}

/** The innermost message, because the message of a failed query contains its parameters, which are user data. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootOf(error.cause);
}
