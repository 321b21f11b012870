/** Columns that each side fills by itself when it adds a row. */
const madeAnew: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

type Row = ReadonlyMap<string, unknown>;

/**
 * How another side's answer differs from the product's. The same rows have to be in both, wherever they stand, and every column
 * that both name has to hold the same value. What is named differently, or computed by one side alone, isn't compared.
 * @returns sentences; none if they agree
 */
export function differences(product: unknown, other: unknown): string[] {
  const [wanted, found] = [rowsIn(product), rowsIn(other)];
  const missing = [...wanted.keys()].filter((id) => !found.has(id));
  const more = [...found.keys()].filter((id) => !wanted.has(id));
  return [
    ...(wanted.size === 0 ? ['the product answered no row'] : []),
    ...missing.map((id) => `row ${id} is missing`),
    ...more.map((id) => `row ${id} isn't in the product's answer`),
    ...[...wanted].flatMap(([id, row]) => columnDifferences(`row ${id}`, row, found.get(id))),
  ];
}

/** Like `differences`, for answers that show one new row each: their ids and times differ. */
export function newRowDifferences(product: unknown, other: unknown): string[] {
  const [[wanted], [found]] = [[...rowsIn(product).values()], [...rowsIn(other).values()]];
  if (wanted === undefined || found === undefined) return ['an answer shows no row'];
  const given = new Map([...wanted].filter(([name]) => !madeAnew.has(name)));
  return columnDifferences('the new row', given, found);
}

function columnDifferences(name: string, wanted: Row, found: Row | undefined): string[] {
  if (found === undefined) return [];
  const both = [...wanted].filter(([column]) => found.has(column));
  if (both.length < 3) return [`${name} has too few columns in common to compare`];
  return both
    .filter(([column, value]) => comparable(value) !== comparable(found.get(column)))
    .map(
      ([column, value]) => `${name}: ${column} is ${show(found.get(column))}, not ${show(value)}`,
    );
}

/** Every object that has an id (a result is named `analysis_id`), by that id, with its values by their paths in it. Rows in rows are rows of their own. */
function rowsIn(answer: unknown): Map<string, Map<string, unknown>> {
  const rows = new Map<string, Map<string, unknown>>();
  const visit = (value: unknown, row: Map<string, unknown> | null, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      row?.set(path, value);
      return;
    }
    // Lists within a row that aren't rows themselves have their items at different places.
    if (Array.isArray(value)) return value.forEach((item) => visit(item, null, ''));
    const { id, analysis_id: resultId }: { id?: unknown; analysis_id?: unknown } = value;
    const own = typeof (id ?? resultId) === 'string' ? new Map<string, unknown>() : null;
    if (own !== null) rows.set(String(id ?? resultId), own);
    for (const [name, part] of Object.entries(value)) {
      visit(part, own ?? row, own === null && row !== null ? `${path}.${name}` : name);
    }
  };
  visit(answer, null, '');
  return rows;
}

/** Times are written with more or fewer digits, and PostgreSQL's driver answers long whole numbers as texts. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return Date.parse(value);
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'absent';
}
