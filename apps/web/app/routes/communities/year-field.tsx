import { useState } from 'react';

import { SelectField } from '../../ui/fields.tsx';

export interface YearFieldProps {
  label: string;
  year: number;
  /** Those in which something was entered, once they are known. */
  entered: readonly number[] | undefined;
  onYear: (year: number) => void;
}

/** Chooses a calendar year: this one, the one before, or one in which something was entered. */
export function YearField({ label, year, entered = [], onYear }: YearFieldProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = [...new Set([thisYear, thisYear - 1, year, ...entered])].sort(
    (one, other) => other - one,
  );
  return (
    <SelectField
      label={label}
      value={String(year)}
      options={years.map((one) => ({ value: String(one), label: String(one) }))}
      onChange={({ target }) => onYear(Number(target.value))}
    />
  );
}
