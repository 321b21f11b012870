import type { ComponentProps } from 'react';

import { LabeledField, type LabeledFieldProps } from './labeled-field.tsx';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'children'> &
  Omit<LabeledFieldProps, 'children'>;

/** A labeled multi-line text field with an optional hint and error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(labeled) => <textarea rows={3} {...area} {...labeled} />}
    </LabeledField>
  );
}
