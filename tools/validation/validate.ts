/** `npm run validate -- dins.csv`: compares the score with which homes wildfires destroyed. */
import { BadInput, exitCodes, Failure } from '../../apps/server/src/terminal/outcome.ts';
import { compareWithLosses } from './compare.ts';
import { downloadInspections } from './download.ts';
import { readInspections } from './read-inspections.ts';
import { validationReport } from './report.ts';
import { describeTypicalHomes } from './typical-homes.ts';
import { readArguments, usage } from './validate-arguments.ts';

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof BadInput ? exitCodes.badInput : exitCodes.failure;
}

/** @returns what to print */
async function run(args: readonly string[]): Promise<string> {
  const told = readArguments(args);
  if (told === 'help') return usage;
  const { file, download, service } = told;
  if (download) {
    const report = (line: string) => void process.stderr.write(`${line}\n`);
    const count = await downloadInspections(service, file, report);
    return `${count} inspections are in ${file}. Next: npm run validate -- ${file}`;
  }
  const inspections = await readInspections(file);
  const comparison = compareWithLosses(inspections.homes);
  const text = validationReport(inspections, comparison, describeTypicalHomes(inspections.homes));
  if (comparison === null) throw new Failure(text);
  return text;
}
