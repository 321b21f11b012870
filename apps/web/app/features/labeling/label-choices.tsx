import { useId } from 'react';

import { classNames } from '../../ui/class-names.ts';

export interface LabelChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The number key for this choice. */
  readonly digit: number;
}

export interface LabelChoicesProps<Value extends string> {
  legend: string;
  hint?: string | null;
  choices: readonly LabelChoice<Value>[];
  chosen: Value | null;
  /** What the photo seems to show; highlighted until something is chosen. */
  proposed: Value | null;
  proposedLabel: string;
  /** CSS classes for the number of columns. */
  columns: string;
  onChoose: (value: Value) => void;
}

/** A few choices, each one tap and big enough for a thumb. The arrow keys are left alone, since they switch photos. */
export function LabelChoices<Value extends string>({
  legend,
  hint = null,
  choices,
  chosen,
  proposed,
  proposedLabel,
  columns,
  onChoose,
}: LabelChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="@container">
      <p className="mb-1 flex flex-wrap gap-x-2 text-caption leading-tight">
        <span id={id} className="font-strong">
          {legend}
        </span>
        {hint !== null && <span className="text-ink-soft">{hint}</span>}
      </p>
      <div className={classNames('grid gap-2', columns)}>
        {choices.map(({ value, label, digit }) => {
          const suggested = chosen === null && proposed === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={chosen === value}
              aria-keyshortcuts={String(digit)}
              onClick={() => onChoose(value)}
              className={classNames(
                'flex min-h-12 min-w-0 flex-col items-center justify-center rounded-small border px-1 py-1 text-caption leading-tight font-strong transition-colors',
                chosen === value
                  ? 'border-forest bg-forest text-on-forest'
                  : suggested
                    ? 'border-2 border-dashed border-forest bg-forest-wash'
                    : 'border-line-strong bg-paper-raised hover:border-forest',
              )}
            >
              <span>
                <span>{label}</span>
                <kbd
                  aria-hidden="true"
                  className="ml-2 font-sans font-regular opacity-80 pointer-coarse:hidden max-sm:hidden"
                >
                  {digit}
                </kbd>
              </span>
              {suggested && (
                <span className="text-[0.75rem] font-regular sm:text-caption">{proposedLabel}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
