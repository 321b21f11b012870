import { useId, type ReactNode } from 'react';

import { classNames } from './class-names.ts';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
}

export interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  legendClassName?: string;
  /** Shown between the legend and the choices, and read with them by screen readers. */
  hint?: ReactNode;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A choice between a few short answers: a row of radio buttons with large targets. */
export function ChoiceGroup<Value extends string>({
  legend,
  legendClassName,
  hint,
  options,
  value,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={legendClassName}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,calc(50%-0.25rem))),1fr))] gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <Choice
            key={option.value}
            group={id}
            label={option.label}
            checked={option.value === value}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  group,
  label,
  checked,
  onChoose,
}: {
  group: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-small border px-3 text-caption font-strong transition-colors focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-focus',
        checked
          ? 'border-forest bg-forest-wash text-ink'
          : 'border-line-strong bg-paper-raised hover:border-forest',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="choice-dot"
      />
      <span>{label}</span>
    </label>
  );
}
