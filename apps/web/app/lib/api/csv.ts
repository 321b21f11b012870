/** What a cell of a table holds: a number stays one for the spreadsheet; null is an empty cell. */
export type Cell = string | number | null;

/**
 * A table as a CSV file (RFC 4180) that spreadsheets open as it is meant: UTF-8 with a byte order mark, since Excel takes it for
 * something else without, numbers plain. A text that a spreadsheet would take for a formula gets an apostrophe before it: what
 * somebody typed must not run anything on the machine of whoever opens the file.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map(written).join(',')}\r\n`);
  return `\u{FEFF}${lines.join('')}`;
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
