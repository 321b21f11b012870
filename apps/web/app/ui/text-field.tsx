import type { ComponentProps } from 'react';

import { LabeledField, type LabeledFieldProps } from './labeled-field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> &
  Omit<LabeledFieldProps, 'children'>;

/** A labeled text field with an optional hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(labeled) => <input {...input} {...labeled} />}
    </LabeledField>
  );
}
