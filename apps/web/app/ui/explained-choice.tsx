import { useId, type ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { FieldError } from './fields.tsx';

export interface ExplainedOption<Value extends string> {
  value: Value;
  label: string;
  text: string;
}

export interface ExplainedChoiceProps<Value extends string> {
  legend: ReactNode;
  error: string | undefined;
  options: readonly ExplainedOption<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A choice between a few options that each need a sentence of explanation. */
export function ExplainedChoice<Value extends string>({
  legend,
  error,
  options,
  value,
  onChoose,
}: ExplainedChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-problem={error === undefined ? undefined : ''}
    >
      <legend className="mb-2">{legend}</legend>
      {options.map((option, index) => (
        <div
          key={option.value}
          className={classNames(
            'relative flex items-start gap-3 rounded-small border p-3 focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-focus',
            option.value === value
              ? 'border-forest bg-forest-wash'
              : 'border-line-strong hover:border-forest',
          )}
        >
          <input
            type="radio"
            name={id}
            id={`${id}-${index}`}
            aria-describedby={`${id}-${index}-text`}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="choice-dot relative z-1 mt-1"
          />
          <div>
            {/* The label covers the whole option, so that all of it can be pressed. */}
            <label
              htmlFor={`${id}-${index}`}
              className="cursor-pointer font-strong after:absolute after:inset-0"
            >
              {option.label}
            </label>
            <p id={`${id}-${index}-text`} className="text-caption text-ink-soft">
              {option.text}
            </p>
          </div>
        </div>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
