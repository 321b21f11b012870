import { useId, type ComponentProps } from 'react';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string;
  options: readonly SelectOption[];
};

/** A native select, which phones and screen readers handle best. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-caption font-strong">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="select-chevron min-h-11 w-full min-w-0 appearance-none truncate rounded-small border border-line-strong bg-paper-raised py-1 pr-9 pl-3 text-caption text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
