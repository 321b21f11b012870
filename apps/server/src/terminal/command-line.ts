import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BadInput } from './outcome.ts';

/**
 * Reads a command line; `--help` is known to every command.
 * @throws BadInput with the command's usage
 */
export function readCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  commandLine: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' as const, short: 'h', default: false } },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${message}\n\n${usage}`);
  }
}
