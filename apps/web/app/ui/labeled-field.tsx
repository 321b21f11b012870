import { useId, type ReactNode } from 'react';

import { FieldError } from './field-error.tsx';

/** The attributes that connect an input to its label, hint and error, and its style. */
export interface LabeledInput {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly className: string;
}

export interface LabeledFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (input: LabeledInput) => ReactNode;
}

/** An input with a label and an optional hint and error. */
export function LabeledField({ label, hint, error, children }: LabeledFieldProps) {
  const id = useId();
  const described = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        className:
          'min-h-12 w-full rounded-small border border-line-strong bg-paper-raised px-4 py-2 text-body text-ink placeholder:text-ink-faint aria-invalid:border-2 aria-invalid:border-ember',
      })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
