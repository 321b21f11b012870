import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { BadInput } from '../../apps/server/src/terminal/outcome.ts';
import { ofParts, parts, partsOfHome, strongest, type Finding, type Findings } from './parts.ts';

/** The columns that are read, as the feature service names them; none of them says where a home is or whose. */
export const columns = [
  'DAMAGE',
  'HAZARDTYPE',
  'INCIDENTNAME',
  'INCIDENTSTARTDATE',
  'STRUCTURETYPE',
  ...parts.flatMap((part) => partsOfHome[part].columns),
];

/** Before 2018 undamaged homes weren't inspected, so that whatever survivors have in common would look dangerous. */
export const firstYear = 2018;

/** A single-family home that was inspected after a fire. */
export type InspectedHome = {
  /** Name and year. */
  readonly fire: string;
  readonly outcome: 'destroyed' | 'damaged' | 'undamaged';
  readonly stories: 'one' | 'several';
  readonly findings: Findings;
};

export type Inspections = {
  readonly homes: readonly InspectedHome[];
  readonly records: number;
  /** Why other records were left out, with how many. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Values that this program doesn't know, with how many; they count as unknown. */
  readonly unknownValues: ReadonlyMap<string, number>;
};

type Row = ReadonlyMap<string, string>;

/**
 * Reads CAL FIRE's damage inspections, with the column names of the feature service ("ROOFCONSTRUCTION") or of the download
 * ("* Roof Construction").
 * @throws BadInput that says what to do, if the file isn't whole or isn't this table
 */
export async function readInspections(file: string): Promise<Inspections> {
  const homes: InspectedHome[] = [];
  const leftOut = new Map<string, number>();
  const unknownValues = new Map<string, number>();
  let records = 0;
  const table = parse({ bom: true, skip_empty_lines: true });
  const source = createReadStream(file).once('error', (error) => table.destroy(error));
  try {
    let header: readonly string[] | null = null;
    const lines: AsyncIterable<readonly string[]> = source.pipe(table);
    for await (const line of lines) {
      if (header === null) {
        header = readHeader(file, line);
        continue;
      }
      records += 1;
      const row = new Map(header.map((column, index) => [column, (line[index] ?? '').trim()]));
      const home = readHome(row, unknownValues);
      if (typeof home === 'string') countIn(leftOut, home);
      else homes.push(home);
    }
    if (header === null) readHeader(file, []);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    const remedy = error instanceof CsvError ? ' The file may be cut off: download it again.' : '';
    throw new BadInput(`${file} can't be read: ${problem}.${remedy}`);
  }
  return { homes, records, leftOut, unknownValues };
}

function readHeader(file: string, names: readonly string[]): readonly string[] {
  const header = names.map((name) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new BadInput(
      `${file} has no column ${missing.join(', ')}. This command reads CAL FIRE's damage inspections as a CSV file: ` +
        `npm run validate -- --download ${file} fetches them (docs/validation.md).`,
    );
  }
  return header;
}

/** The home of a record, or why it is left out. */
function readHome(row: Row, unknownValues: Map<string, number>): InspectedHome | string {
  const cell = (column: string) => row.get(column) ?? '';
  const type = cell('STRUCTURETYPE');
  const hazard = cell('HAZARDTYPE');
  if (hazard !== '' && !/^fire$/i.test(hazard)) return 'not a fire';
  // The data spell it "Famliy", too.
  if (!/^single fam\w+ residence/i.test(type)) return 'not a single-family home';
  const year = yearOf(cell('INCIDENTSTARTDATE'));
  if (year === null || cell('INCIDENTNAME') === '') return 'no name or date of its fire';
  if (year < firstYear) return `a fire before ${firstYear}`;
  const outcome = outcomeOf(cell('DAMAGE'));
  if (outcome === null) return 'damage not assessed';
  return {
    fire: `${cell('INCIDENTNAME').toUpperCase()} ${year}`,
    outcome,
    stories: /multi/i.test(type) ? 'several' : 'one',
    findings: readFindings(cell, unknownValues),
  };
}

function readFindings(
  cell: (column: string) => string,
  unknownValues: Map<string, number>,
): Findings {
  return ofParts((part): Finding => {
    const { columns: named, values } = partsOfHome[part];
    const findings = named.map((column): Finding => {
      const value = cell(column);
      if (value === '') return 'unknown';
      const known = values[value.toLowerCase()];
      if (known === undefined) countIn(unknownValues, `${column}: ${value}`);
      return known ?? 'unknown';
    });
    return strongest(findings);
  });
}

/** Null where nobody could assess it. */
function outcomeOf(damage: string): InspectedHome['outcome'] | null {
  if (/^destroyed/i.test(damage)) return 'destroyed';
  if (/^(major|minor|affected)/i.test(damage)) return 'damaged';
  return /^no damage/i.test(damage) ? 'undamaged' : null;
}

/** The year of a date as the downloads write it: 1/7/2025 8:00:00 AM, 2025-01-07, or milliseconds since 1970. */
function yearOf(date: string): number | null {
  if (/^\d{11,}$/.test(date)) return new Date(Number(date)).getUTCFullYear();
  const year = /^(\d{4})\D/.exec(date)?.[1] ?? /^\d{1,2}\/\d{1,2}\/(\d{4})/.exec(date)?.[1];
  return year === undefined ? null : Number(year);
}

function countIn(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
