/** How many flyers are printed at once. */
export const mostAddressed = 500;

/**
 * The addresses in what a coordinator typed or chose: one on each line, or a CSV file, of which the column counts that is named so, or the
 * first. Each counts once.
 */
export function readAddresses(text: string): readonly string[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const named = rows[0]?.findIndex((cell) => /^(?:street )?address$|^direcci[oó]n$/i.test(cell));
  const isTable = named !== undefined && named >= 0;
  const addresses = (isTable ? rows.slice(1) : rows).map((row) =>
    // An address that was typed has commas of its own.
    isTable ? (row[named] ?? '') : row.join(', '),
  );
  return [...new Set(addresses.map((address) => address.trim()).filter((each) => each !== ''))];
}

/** Cells of a CSV file, whose quotes may hold commas and line breaks. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
