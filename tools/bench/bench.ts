/** `npm run bench [-- SECTION…]`: measures the product, prints what it finds, and writes it to `docs/benchmarks.md`. */
import { measureAnalysis } from './analysis.ts';
import { measureApi } from './api/api.ts';
import { measureGrowth } from './growth.ts';
import { measureIntake } from './intake.ts';
import { measureOwnerReport } from './owner-report.ts';
import { measurePages } from './pages.ts';
import { measureRunning } from './running.ts';
import { measureScore } from './score.ts';
import { measureSlowLine } from './slow-line.ts';
import { sectionText, writeReport, type Section } from './report.ts';

interface KnownSection {
  readonly title: string;
  /** @param stack ends what was started for the section, also when the bench is interrupted */
  readonly measure: (stack: AsyncDisposableStack) => Promise<Section> | Section;
}

/** The sections in the order in which they are measured and written down. */
const sections: Readonly<Record<string, KnownSection>> = {
  api: { title: 'API', measure: measureApi },
  intake: { title: 'Photo intake', measure: measureIntake },
  analysis: { title: 'Analysis', measure: measureAnalysis },
  running: { title: 'Start and memory', measure: measureRunning },
  growth: { title: 'Growth', measure: measureGrowth },
  line: { title: 'Photos over a slow line', measure: measureSlowLine },
  score: { title: 'Score', measure: measureScore },
  report: { title: 'Report', measure: measureOwnerReport },
  pages: { title: 'Pages', measure: measurePages },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in sections));
if (unknown !== undefined) {
  const known = Object.keys(sections).join(', ');
  process.stderr.write(`There is no section ${unknown}. There are ${known}.\n`);
  process.exit(2);
}

let stack = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // `on`, since a second signal mustn't end the process before everything has stopped.
  process.on(signal, () => void stack.disposeAsync().finally(() => process.exit(1)));
}

const measured: Section[] = [];
const titles = Object.values(sections).map(({ title }) => title);
for (const [name, { measure }] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  stack = new AsyncDisposableStack();
  try {
    const section = await measure(stack);
    measured.push(section);
    process.stdout.write(`\n${sectionText(section)}\n`);
  } finally {
    await stack.disposeAsync();
  }
  await writeReport(measured, titles);
}
