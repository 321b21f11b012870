import { sentence, type TitledFinding } from '../health/check.ts';
import { diagnose, type DoctorOptions } from '../health/doctor.ts';
import { outcomeOf, type Command } from './command.ts';
import { readCommandLine } from './command-line.ts';
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
    const failed = results.some(({ severity }) => severity === 'fail');
    return { text: inLines(results), code: failed ? exitCodes.failure : exitCodes.success };
  });
}

function inLines(results: readonly TitledFinding[]): string {
  const widest = Math.max(...results.map(({ title }) => title.length));
  const lines = results.map(({ severity, title, found, advice }) => {
    const said = advice === undefined ? found : `${sentence(found)} ${advice}`;
    return `${severity.padEnd(4)}  ${title.padEnd(widest)}  ${said}`;
  });
  const count = (wanted: TitledFinding['severity']) =>
    results.filter(({ severity }) => severity === wanted).length;
  return `${lines.join('\n')}\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} failed.`;
}
