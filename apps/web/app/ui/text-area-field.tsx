import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldError } from './field-error.tsx';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled text of several lines with an optional hint and error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
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
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className="w-full rounded-small border border-line-strong bg-paper-raised px-4 py-2 text-body text-ink aria-invalid:border-2 aria-invalid:border-ember"
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
