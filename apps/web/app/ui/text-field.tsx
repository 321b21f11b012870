import { useId, type ComponentProps, type ReactNode } from 'react';

import { WarningIcon } from './icons.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled line of text with an optional hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
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
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className="min-h-12 w-full rounded-small border border-line-strong bg-paper-raised px-4 py-2 text-body text-ink placeholder:text-ink-faint disabled:border-line disabled:bg-paper-sunk disabled:text-ink-soft aria-invalid:border-2 aria-invalid:border-ember"
      />
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-2 text-caption font-strong text-ember"
        >
          <WarningIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
