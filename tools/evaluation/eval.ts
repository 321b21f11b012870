import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAnalyzer } from '../../apps/server/src/analysis/observe/create-analyzer.ts';
import { childEnvironment, ConfigError, readConfig } from '../../apps/server/src/config/index.ts';
import { BadLabels, readLabels, type Labels } from './labels.ts';
import { evaluate } from './evaluation.ts';
import { evaluationTable } from './table.ts';
import { htmlReport } from './html-report.ts';
import { lookAtPhotos } from './look-at-photos.ts';
import { createLog } from '../../apps/server/src/logging/index.ts';
import { parseEvalArguments, type EvalArguments } from './eval-arguments.ts';
import { evalWords } from './eval-words.ts';
import { BadInput, exitCodes, Failure } from '../../apps/server/src/terminal/outcome.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal aborts running calls, the second one ends the process at once.
  process.once(signal, () => interrupted.abort());
}

try {
  const args = parseEvalArguments(process.argv.slice(2));
  process.stdout.write(`${args === 'help' ? evalWords.usage : await runEvaluation(args)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = isFixable(error) ? exitCodes.badInput : exitCodes.failure;
}

/** Runs the evaluation, writes its files, and returns what to print. */
async function runEvaluation({ provider: chosen, labels, json, out }: EvalArguments) {
  const config = readConfig(childEnvironment({ AI_PROVIDER: chosen }));
  const log = createLog(config.logLevel);
  const labeled = await readLabels(labels);
  await checkThere(labeled);
  const { provider, photosAtOnce, budget } = await createAnalyzer(config.ai, log);

  const looks = await lookAtPhotos(labeled.photos, {
    provider,
    photosAtOnce,
    looksHere: config.ai === null,
    budgetUsd: budget?.monthlyUsd ?? null,
    signal: interrupted.signal,
    report: (line) => void process.stderr.write(`${line}\n`),
  });
  const evaluation = evaluate(provider, labeled, looks);
  if (looks.looked.length === 0) {
    throw new Failure(`${evaluationTable(evaluation)}\n\n${evalWords.noneLookedAt}`);
  }
  const report = await htmlReport(evaluation, labeled, looks.looked);
  interrupted.signal.throwIfAborted();

  const jsonFile = json ?? path.join(out, 'evaluation.json');
  const reportFile = path.join(out, 'report.html');
  await writeInto(jsonFile, `${JSON.stringify(evaluation, null, 2)}\n`);
  await writeInto(reportFile, report);
  return `${evaluationTable(evaluation)}\n\n${evalWords.written([jsonFile, reportFile])}`;
}

/** Checks that all photos exist, before a model call costs money. */
async function checkThere({ photos }: Labels): Promise<void> {
  const checks = photos.map(async (photo) =>
    access(photo.path).then(
      () => [],
      () => [photo.file],
    ),
  );
  const missing = (await Promise.all(checks)).flat();
  if (missing.length > 0) throw new BadInput(evalWords.photosMissing(missing));
}

async function writeInto(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}

function isFixable(error: unknown): boolean {
  return error instanceof BadInput || error instanceof BadLabels || error instanceof ConfigError;
}

function explain(error: unknown): string {
  if (interrupted.signal.aborted) return evalWords.interrupted;
  return error instanceof Error ? error.message : String(error);
}
