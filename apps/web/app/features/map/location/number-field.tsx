import { useId, useState } from 'react';

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number within limits. Invalid or unfinished input stays in the field and changes nothing. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-caption font-strong">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step={1}
        min={min}
        max={max}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const figure = target.valueAsNumber;
          if (figure >= min && figure <= max) onChange(figure);
        }}
        onBlur={() => setTyped(null)}
        className="min-h-11 w-full min-w-0 rounded-small border border-line-strong bg-paper-raised px-3 text-ink"
      />
    </div>
  );
}
