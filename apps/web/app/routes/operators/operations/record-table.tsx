import type { ReactNode } from 'react';

export interface RecordTableProps {
  label: string;
  /** What each row says, with the names of the columns. */
  rows: readonly {
    readonly key: string;
    readonly cells: readonly (readonly [column: string, cell: ReactNode])[];
  }[];
  /** Said instead of a table without rows. */
  empty?: string;
}

/** A table that becomes a list of records where it has no room: each cell then comes with the name of its column. */
export function RecordTable({ label, rows, empty }: RecordTableProps) {
  const [first] = rows;
  if (first === undefined) return <p className="text-ink-soft">{empty}</p>;
  return (
    <table aria-label={label} className="block w-full text-caption sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="text-left text-ink-soft sm:table-row">
          {first.cells.map(([name]) => (
            <th key={name} scope="col" className="py-2 pr-4 font-strong">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ key, cells }) => (
          <tr key={key} className="block border-t border-line py-2 sm:table-row">
            {cells.map(([name, cell]) => (
              <td
                key={name}
                className="grid grid-cols-[7rem_1fr] gap-2 py-0.5 wrap-anywhere tabular-nums sm:table-cell sm:py-2 sm:pr-4"
              >
                <span aria-hidden="true" className="text-ink-soft sm:hidden">
                  {name}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
