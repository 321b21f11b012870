import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './child-program.ts';
import type { Spread } from './statistics.ts';

/** A goal of the product. */
export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
  /** What limits it, and what was tried. */
  readonly note?: string;
}

/** The figures of one section of `docs/benchmarks.md`. */
export interface Section {
  readonly title: string;
  readonly goals: readonly Goal[];
  /** Paragraphs of Markdown: what was measured how, with tables. */
  readonly details: readonly string[];
}

const file = path.join(root, 'docs/benchmarks.md');

const introduction = `# Benchmarks

Written by \`npm run bench\`, which anyone can run; \`npm run bench -- api\` runs one section. Ratios are between sides of the same run:
each side is warmed up, they take turns, and the ratio is computed round by round. In \`1.5 (1.3-1.8)\` the first figure is the middle round,
the others are the lowest and the highest.
`;

/** Replaces the given sections of `docs/benchmarks.md` and leaves the others as they are. */
export async function writeReport(sections: readonly Section[], order: readonly string[]) {
  const old = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, reportText(old, sections, order, `_${describeRun()}_`));
}

/**
 * The report with the given sections, in this order, then what people wrote below other headings.
 * @param old the report so far
 * @param run the line below each of the given sections
 */
export function reportText(
  old: string,
  sections: readonly Section[],
  order: readonly string[],
  run: string,
): string {
  const parts = new Map(
    old
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [/^## (.*)$/m.exec(part)?.[1] ?? '', part.trimEnd()]),
  );
  for (const section of sections) parts.set(section.title, `${sectionText(section)}\n\n${run}`);
  const measured = order.flatMap((title) => parts.get(title) ?? []);
  const written = [...parts].flatMap(([title, part]) => (order.includes(title) ? [] : [part]));
  return `${introduction}\n${[...measured, ...written].join('\n\n')}\n`;
}

export function sectionText({ title, goals, details }: Section): string {
  const rows = goals.map(({ goal, measured, isMet, note = '' }) => [
    goal,
    measured,
    isMet ? 'yes' : '**no**',
    note,
  ]);
  const goalTable = table(['goal', 'measured', 'met', 'remarks'], rows);
  return [`## ${title}`, ...(goals.length === 0 ? [] : [goalTable]), ...details].join('\n\n');
}

/** A Markdown table, padded as the formatter would. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A number as a reader wants it: three digits, or whole thousands. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}

/** `1.5 (1.3-1.8)` */
export function spreadText({ middle, lowest, highest }: Spread): string {
  return `${figure(middle)} (${figure(lowest)}-${figure(highest)})`;
}

function describeRun(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs').trim();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const machine = `${os.availableParallelism()} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${memory} GB, ${os.type()}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, commit ${commit}${changed === '' ? '' : ' with changes'}, Node ${process.version}, ${machine}; load ${figure(os.loadavg()[0] ?? Number.NaN)}.`;
}
