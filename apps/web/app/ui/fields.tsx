import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { WarningIcon } from './icons.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> &
  Omit<LabeledFieldProps, 'children'>;

/** A labeled text field with an optional hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(labeled) => <input {...input} {...labeled} />}
    </LabeledField>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'children'> &
  Omit<LabeledFieldProps, 'children'>;

/** A labeled multi-line text field with an optional hint and error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(labeled) => <textarea rows={3} {...area} {...labeled} />}
    </LabeledField>
  );
}

interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string;
  options: readonly SelectOption[];
  /** Among text fields, whose names it then looks like. */
  inForm?: boolean;
};

/** A native select, which phones and screen readers handle best. In print, what is chosen. */
export function SelectField({ label, options, inForm = false, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label
        htmlFor={id}
        className={classNames('font-strong print:hidden', !inForm && 'text-caption')}
      >
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={classNames(
          'select-chevron w-full min-w-0 appearance-none truncate rounded-small border border-line-strong bg-paper-raised py-1 pr-9 pl-3 text-ink print:hidden',
          inForm ? 'min-h-12' : 'min-h-11 text-caption',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p className="hidden text-caption print:block">
        {`${label}: ${options.find(({ value }) => value === select.value)?.label ?? ''}`}
      </p>
    </div>
  );
}

/** The attributes that connect an input to its label, hint and error, and its style. */
interface LabeledInput {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly className: string;
}

interface LabeledFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (input: LabeledInput) => ReactElement;
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
          'min-h-12 w-full rounded-small border border-line-strong bg-paper-raised px-4 py-2 text-body text-ink placeholder:text-ink-faint aria-invalid:border-2 aria-invalid:border-ember file:mr-3 file:cursor-pointer file:font-strong file:text-forest file:underline file:underline-offset-4',
      })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-caption font-strong text-ember">
      <WarningIcon className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
