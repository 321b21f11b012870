import { parseArgs } from 'node:util';
import { BadInput } from '../../apps/server/src/terminal/outcome.ts';
import { damageInspections } from './download.ts';

export const usage = `Usage: npm run validate -- FILE.csv
       npm run validate -- --download FILE.csv [--service URL]

Compares the score with which homes wildfires destroyed, by CAL FIRE's damage inspections (docs/validation.md).

  FILE.csv       the inspections
  --download     fetch them into FILE.csv: about 130,000, without addresses
  --service URL  another layer of a feature service (default: ${damageInspections})
  --help         print this

Exit codes: 0 done, 1 something failed, 2 something in the command or the file needs fixing.`;

export type ValidateArguments = {
  readonly file: string;
  /** Fetch the inspections into the file rather than reading it. */
  readonly download: boolean;
  readonly service: string;
};

/**
 * @returns 'help' where it is asked for
 * @throws BadInput that says how the command is used
 */
export function readArguments(args: readonly string[]): ValidateArguments | 'help' {
  let given;
  try {
    given = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        download: { type: 'boolean', default: false },
        service: { type: 'string', default: damageInspections },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
  const { help, download, service } = given.values;
  if (help) return 'help';
  const [file, ...others] = given.positionals;
  if (file === undefined) throw misused('Which file?');
  if (others.length > 0) throw misused(`One file only, not ${given.positionals.join(' and ')}.`);
  return { file, download, service };
}

function misused(problem: string): BadInput {
  return new BadInput(`${problem}\n\n${usage}`);
}
