import type { ComponentProps } from 'react';

import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'children'> &
  Omit<LabelledFieldProps, 'children'>;

/** A labelled text of several lines with an optional hint and error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(labelled) => <textarea rows={3} {...area} {...labelled} />}
    </LabelledField>
  );
}
