import { parseArgs } from 'node:util';
import { BadInput } from './outcome.ts';
import { rescoreWords } from './rescore-words.ts';

export interface RescoreArguments {
  readonly help: boolean;
  /** Whether to add results with the new weights; otherwise only compare. */
  readonly write: boolean;
  /** Which analyses of each property to compare. */
  readonly which: 'all' | 'newest';
}

/** @throws BadInput with the command's usage; one of `--dry-run` and `--write` is required */
export function parseRescoreArguments(args: readonly string[]): RescoreArguments {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        newest: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${message}\n\n${rescoreWords.usage}`);
  }
  const { write, newest, help, 'dry-run': dryRun } = values;
  if (!help && write === dryRun) {
    const problem = write ? rescoreWords.notBoth : rescoreWords.oneOfTwo;
    throw new BadInput(`${problem}\n\n${rescoreWords.usage}`);
  }
  // Writing only ever concerns the newest result of a property.
  return { help, write, which: write || newest ? 'newest' : 'all' };
}
