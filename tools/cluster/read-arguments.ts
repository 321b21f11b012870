import { parseArgs } from 'node:util';

/** What the cluster test and the container test are asked to do. Ends the process with the usage where that needs fixing. */
export function readArguments(usage: string, usualSeconds: string) {
  try {
    const { values } = parseArgs({
      options: {
        'skip-browser': { type: 'boolean', default: false },
        seconds: { type: 'string', default: usualSeconds },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (!(Number(values.seconds) >= 3)) throw new Error('--seconds needs a number from 3');
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(2);
  }
}
