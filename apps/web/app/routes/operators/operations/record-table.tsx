import type { ReactNode } from 'react';

export interface RecordTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that becomes a list of records where it has no room: each cell then comes with the name of its column. */
export function RecordTable({ label, columns, rows }: RecordTableProps) {
  return (
    <table aria-label={label} className="block w-full text-caption sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="text-left text-ink-soft sm:table-row">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-strong">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ key, cells }) => (
          <tr key={key} className="block border-t border-line py-2 sm:table-row">
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="grid grid-cols-[7rem_1fr] gap-2 py-0.5 wrap-anywhere tabular-nums sm:table-cell sm:py-2 sm:pr-4"
              >
                <span aria-hidden="true" className="text-ink-soft sm:hidden">
                  {columns[index]}
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
