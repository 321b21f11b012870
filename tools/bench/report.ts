import type { Spread } from './statistics.ts';

/** A goal of the product. */
export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
  /** What limits it, and what was tried. */
  readonly note?: string;
}

/** The figures of one section. */
export interface Section {
  readonly title: string;
  readonly goals: readonly Goal[];
  /** Paragraphs of Markdown: what was measured how, with tables. */
  readonly details: readonly string[];
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

/** A Markdown table. */
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

/** `1.5 (1.3-1.8)`: the middle round, the lowest and the highest. */
export function spreadText({ middle, lowest, highest }: Spread): string {
  return `${figure(middle)} (${figure(lowest)}-${figure(highest)})`;
}
