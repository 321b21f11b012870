import { diagnose, type DoctorOptions, type CheckResult } from '../doctor/index.ts';
import { outcomeOf, readCommandLine, type Command } from './command.ts';
import { BadInput, exitCodes } from './outcome.ts';

const usage = `Usage: npm run doctor

Checks what the product needs, with its own settings: versions, settings, disk, clock, database, photos, mail, analysis, leads. One line
each: ok, warn or fail, and what to do. It changes nothing, sends nothing, and may run while the product does.

  --help  print this

Exit codes: 0 nothing failed, 1 something did, 2 something in the command needs fixing.`;

/** `npm run doctor`. */
export const runDoctor: Command = (commandLine, signal, _report, environment) =>
  doctorWith({ environment }, commandLine, signal);

export function doctorWith(
  options: DoctorOptions,
  commandLine: readonly string[],
  signal: AbortSignal,
) {
  return outcomeOf(signal, 'Interrupted.', async () => {
    const { values, positionals } = readCommandLine(commandLine, usage, {});
    if (values.help) return { text: usage };
    if (positionals.length > 0) throw new BadInput(usage);
    const results = await diagnose(options, signal);
    const failed = results.some(({ status }) => status === 'fail');
    return { text: inLines(results), code: failed ? exitCodes.failure : exitCodes.success };
  });
}

function inLines(results: readonly CheckResult[]): string {
  const widest = Math.max(...results.map(({ what }) => what.length));
  const lines = results.map(
    ({ status, what, found }) => `${status.padEnd(4)}  ${what.padEnd(widest)}  ${found}`,
  );
  const count = (wanted: CheckResult['status']) =>
    results.filter(({ status }) => status === wanted).length;
  return `${lines.join('\n')}\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} failed.`;
}
