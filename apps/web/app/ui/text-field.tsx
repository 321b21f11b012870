import type { ComponentProps } from 'react';

import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> &
  Omit<LabelledFieldProps, 'children'>;

/** A labelled line of text with an optional hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(labelled) => <input {...input} {...labelled} />}
    </LabelledField>
  );
}
