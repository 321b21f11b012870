import path from 'node:path';
import { parseArgs } from 'node:util';
import { aiProviders } from '../../apps/server/src/config/index.ts';
import { evalWords } from './eval-words.ts';
import { BadInput } from '../../apps/server/src/terminal/outcome.ts';

export interface EvalArguments {
  readonly provider: (typeof aiProviders)[number];
  /** The table of labels. */
  readonly labels: string;
  /** Null: a file in the output folder. */
  readonly json: string | null;
  /** The folder for the report with the photos. */
  readonly out: string;
}

/**
 * @returns 'help' where it is asked for
 * @throws BadInput that says how the command is used
 */
export function parseEvalArguments(args: readonly string[]): EvalArguments | 'help' {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        provider: { type: 'string' },
        labels: { type: 'string' },
        json: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return 'help';
  const { provider: named, labels } = values;
  if (named === undefined) throw misused(evalWords.providerNeeded);
  if (labels === undefined || labels === '') throw misused(evalWords.labelsNeeded);
  const provider = aiProviders.find((each) => each === named);
  if (provider === undefined) throw misused(evalWords.unknownProvider(named));
  const out = values.out ?? path.join('evaluations', provider);
  return { provider, labels, json: values.json ?? null, out };
}

function misused(problem: string): BadInput {
  return new BadInput(`${problem}\n\n${evalWords.usage}`);
}
