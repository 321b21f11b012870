import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { areaIds, type AreaId } from '@dss/domain';
import { labeledHazardsIn, type LabeledHazard } from './labeled-hazards.ts';

export const measuredAreas = ['green', 'dry', 'sky'] as const;

export type MeasuredArea = (typeof measuredAreas)[number];

/** Present, absent, or unclear in this photo. */
export type Answer = 'y' | 'n' | '?';

export interface LabeledPhoto {
  /** The file name in the table. */
  readonly file: string;
  /** Absolute path of the file. */
  readonly path: string;
  /** Shares of the whole upright photo, 0-1; null if not estimated. */
  readonly shares: Readonly<Record<MeasuredArea, number | null>>;
  /** By the hazard's column. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** 'n' for a photo in which any claim is wrong. */
  readonly houseOrYard: Answer;
  /** The area that an owner would choose; null if none. */
  readonly area: AreaId | null;
  readonly caption: string | null;
  readonly note: string;
}

export interface Labels {
  readonly hazards: readonly LabeledHazard[];
  readonly photos: readonly LabeledPhoto[];
}

/** The table is invalid; the message names each line to fix. */
export class BadLabels extends Error {
  override readonly name = 'BadLabels';
}

const shareColumns: Readonly<Record<MeasuredArea, string>> = {
  green: 'green_veg_frac',
  dry: 'dry_brown_veg_frac',
  sky: 'sky_frac',
};
const maxProblems = 10;

/** @throws BadLabels if the file is missing or isn't such a table */
export async function readLabels(file: string): Promise<Labels> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new BadLabels(`${file}: there is no such file, or it can't be read.`);
  }
  return parseLabels(text, path.dirname(file));
}

/**
 * Reads a table with a header line and tabs between its columns. Photos are named relative to `folder`. Columns that it doesn't
 * know are left alone.
 * @throws BadLabels
 */
export function parseLabels(text: string, folder: string): Labels {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = (header ?? '').split('\t').map((name) => name.trim());
  if (!columns.includes('file')) {
    throw new BadLabels(
      "The first line must name the columns, tabs between them: 'file' is missing.",
    );
  }
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new BadLabels(`The column '${twice}' is there twice.`);
  const hazards = labeledHazardsIn(columns);
  const hasShares = Object.values(shareColumns).some((name) => columns.includes(name));
  if (!hasShares && hazards.length === 0) {
    throw new BadLabels(
      "Nothing is labeled: the columns that tools/evaluation/README.md lists aren't there.",
    );
  }

  const problems: string[] = [];
  const photos: LabeledPhoto[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const problem = (what: string) => void problems.push(`line ${index + 2}: ${what}`);
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length > columns.length)
      problem(`${cells.length} cells under ${columns.length} columns`);
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const file = cell('file');
    if (file === '') problem('names no file');
    if (seen.has(file)) problem(`${file} is labeled twice`);
    seen.add(file);
    photos.push({
      file,
      path: path.resolve(folder, file),
      shares: {
        green: readShare(shareColumns.green, cell, problem),
        dry: readShare(shareColumns.dry, cell, problem),
        sky: readShare(shareColumns.sky, cell, problem),
      },
      answers: new Map(hazards.map(({ column }) => [column, readAnswer(column, cell, problem)])),
      houseOrYard: readAnswer('house_or_yard', cell, problem),
      area: readArea(cell('area'), problem),
      caption: cell('caption') === '' ? null : cell('caption'),
      note: cell('note'),
    });
  }
  if (problems.length > 0) throw new BadLabels(listed(problems));
  if (photos.length === 0) throw new BadLabels('There is no photo under the first line.');
  return { hazards, photos };
}

type Cell = (name: string) => string;
type Problem = (what: string) => void;

function readShare(name: string, cell: Cell, problem: Problem): number | null {
  const text = cell(name);
  if (text === '' || text === '?') return null;
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  problem(`${name} must be a share from 0 to 1, not '${text}'`);
  return null;
}

function readAnswer(name: string, cell: Cell, problem: Problem): Answer {
  const text = cell(name);
  if (text === 'y' || text === 'n' || text === '?') return text;
  if (text !== '') problem(`${name} must be y, n or ?, not '${text}'`);
  return '?';
}

function readArea(text: string, problem: Problem): AreaId | null {
  const area = areaIds.find((id) => id === text);
  if (area === undefined && text !== '') {
    problem(`area must be one of ${areaIds.join(', ')}, or empty, not '${text}'`);
  }
  return area ?? null;
}

function listed(problems: readonly string[]): string {
  const more = problems.length - maxProblems;
  const shown = problems.slice(0, maxProblems);
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
