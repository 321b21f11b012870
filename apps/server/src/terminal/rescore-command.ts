import {
  addResultWithNewWeights,
  compareProperty,
  type Comparison,
} from '../analysis/result/new-weights.ts';
import { systemClock } from '../clock/index.ts';
import { readConfig, type Config } from '../config/index.ts';
import { openDatabase, reachDatabase, surveyDatabase } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { outcomeOf, type Command } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { BadInput } from './outcome.ts';
import { rescoreReport } from './rescore-report.ts';

const usage = `Usage: npm run rescore -- --dry-run [--newest]
       npm run rescore -- --write

Recomputes stored analyses with the weights of this code and prints how the scores change. It identifies no home.

  --dry-run  compare every stored analysis; write nothing
  --newest   with --dry-run: compare only the newest analysis of each property
  --write    add a result with the new weights to each property whose newest one has others. What is stored
             stays as it is.
  --help     print this

It uses the product's settings, whether or not the product is running.
Exit codes: 0 done, 1 something failed, 2 something in the command or the settings needs fixing.`;

const noTables =
  'This database has no tables of this product. Check DATABASE_OWNER_URL or DATA_DIR.';
const notUpToDate =
  'The database is from an earlier version. Start the product once with this code, then run this again. Nothing was written.';

/** `npm run rescore`. Interrupted, it ends after the current property. */
export const runRescore: Command = (commandLine, signal, _report, environment) => {
  const progress = { added: 0 };
  const soFar = () =>
    progress.added === 0
      ? 'Nothing was written.'
      : `Results added so far: ${progress.added}. Run the command again for the others.`;
  return outcomeOf(
    signal,
    'Interrupted.',
    async () => {
      const asked = readRequest(commandLine);
      if (asked === 'help') return { text: usage };
      return { text: await rescoreStored(asked, readConfig(environment), progress, signal) };
    },
    soFar,
  );
};

interface RescoreRequest {
  /** Whether to add results with the new weights; otherwise only compare. */
  readonly write: boolean;
  /** Which analyses of each property to compare. */
  readonly which: 'all' | 'newest';
}

/** @throws BadInput with the command's usage */
function readRequest(commandLine: readonly string[]): RescoreRequest | 'help' {
  const { values, positionals } = readCommandLine(commandLine, usage, {
    'dry-run': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    newest: { type: 'boolean', default: false },
  });
  const { write, newest, help, 'dry-run': dryRun } = values;
  if (help) return 'help';
  if (positionals.length > 0) throw new BadInput(usage);
  if (write === dryRun) {
    const problem = write
      ? 'Use --dry-run or --write, not both. Nothing was done.'
      : 'Use --dry-run to compare, or --write to add new results. Nothing was done.';
    throw new BadInput(`${problem}\n\n${usage}`);
  }
  // Writing only ever concerns the newest result of a property.
  return { write, which: write || newest ? 'newest' : 'all' };
}

/** Compares results, adds new ones if requested, and returns the report. */
async function rescoreStored(
  { which, write }: RescoreRequest,
  config: Config,
  progress: { added: number },
  signal: AbortSignal,
): Promise<string> {
  const log = createLog(config.logLevel);
  const located = await reachDatabase(config, log, signal);
  try {
    const whole = await surveyDatabase(located.owner);
    if (whole === null) throw new BadInput(noTables);
    if (write && !whole.upToDate) throw new BadInput(notUpToDate);
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
