/** Longer than any address: a row that is, is something else. */
export const mostAddressCharacters = 200;

/** A row that nothing can be printed for, and why. */
export interface LeftOut {
  /** Where it begins in the text, from 1 on. */
  readonly line: number;
  readonly text: string;
  readonly why: 'no_address' | 'no_number' | 'too_long' | 'open_quote' | 'columns' | 'repeated';
  /** For one that is repeated: the line of the first. */
  readonly of: number;
}

export interface ReadAddresses {
  readonly addresses: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The addresses in what a coordinator typed, pasted or chose: one on each line, or a table as a CSV file or from a spreadsheet, of which
 * the column counts that is named so, or else all. Each counts once; each row with something in it is among the addresses, or left out.
 */
export function readAddresses(text: string): ReadAddresses {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const titles = rows[0]?.cells ?? [];
  const named = titles.findIndex(isAddressColumn);
  const addresses: string[] = [];
  const leftOut: LeftOut[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of named === -1 ? rows : rows.slice(1)) {
    // An address that was typed has commas of its own.
    const all = cells.filter((cell) => cell !== '').join(', ');
    if (all === '') continue;
    const address = named === -1 ? all : (cells[named] ?? '');
    const same = address
      .toLowerCase()
      .replaceAll(/[\s,.]+/g, ' ')
      .trim();
    const of = lines.get(same);
    const isCut = named !== -1 && cells.slice(titles.length).some((cell) => cell !== '');
    const why = isCut ? 'columns' : of === undefined ? wrongWith(address) : 'repeated';
    if (why === null) {
      addresses.push(address);
      lines.set(same, line);
    } else {
      leftOut.push({ line, text: all, why, of: of ?? line });
    }
  }
  return { addresses, leftOut };
}

/** “Address”, “Site Address” or “SITUS_ADDRESS”, but not where an owner gets mail. */
function isAddressColumn(title: string): boolean {
  return (
    /(?:^|[ _])(?:address|direcci[oó]n)$/i.test(title) &&
    !/mail|owner|billing|correo|postal|due[nñ]o/i.test(title)
  );
}

function wrongWith(address: string): LeftOut['why'] | null {
  if (address === '') return 'no_address';
  if (address.startsWith('"')) return 'open_quote';
  if (address.length > mostAddressCharacters) return 'too_long';
  // Such as the head of a table without a column that is named so, or a total below it.
  return /\d/.test(address) ? null : 'no_number';
}

interface Row {
  readonly line: number;
  readonly cells: string[];
}

/** Cells of a table, whose quotes may hold separators and line breaks. Spreadsheets copy with tabs, and some save with semicolons. */
function rowsOf(text: string): readonly Row[] {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const separator = first.includes('\t') ? '\t' : /^[^,]*;[^,]*$/.test(first) ? ';' : ',';
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'g',
  );
  let line = 1;
  const rows: Row[] = [{ line, cells: [] }];
  for (const [all, quoted, plain = '', end = ''] of text.matchAll(cell)) {
    rows.at(-1)?.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end !== separator) rows.push({ line, cells: [] });
  }
  return rows;
}
