import { addResultWithNewWeights, compareProperty, type Comparison } from '../analysis/index.ts';
import { systemClock } from '../clock/index.ts';
import { ConfigError, readConfig } from '../config/index.ts';
import { openDatabase, reachDatabase, surveyDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { EmbeddedPostgresError } from '../postgres/index.ts';
import { BadInput, exitCodes } from './outcome.ts';
import { parseRescoreArguments, type RescoreArguments } from './rescore-arguments.ts';
import { rescoreReport } from './rescore-report.ts';
import { rescoreWords } from './rescore-words.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal ends the work after the current property, the second one at once.
  process.once(signal, () => interrupted.abort());
}
let added = 0;

try {
  const args = parseRescoreArguments(process.argv.slice(2));
  process.stdout.write(`${args.help ? rescoreWords.usage : await rescoreStored(args)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = isFixable(error) ? exitCodes.badInput : exitCodes.failure;
}

/** Compares results, adds new ones if requested, and returns the report. */
async function rescoreStored({ which, write }: RescoreArguments): Promise<string> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const { signal } = interrupted;
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
        if (write && (await addResultWithNewWeights({ db, clock }, propertyId))) added += 1;
      }
    } finally {
      await db.close();
    }
    return rescoreReport({ comparisons, unknown, added: write ? added : null });
  } finally {
    await located.stop();
  }
}

function isFixable(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return error.code === 'no_database';
  return error instanceof BadInput || error instanceof ConfigError;
}

function explain(error: unknown): string {
  if (interrupted.signal.aborted) return rescoreWords.interrupted(added);
  return isFixable(error) && error instanceof Error
    ? error.message
    : rescoreWords.failed(rootOf(error), added);
}

/** The innermost message, because the message of a failed query contains its parameters, which are user data. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootOf(error.cause);
}
