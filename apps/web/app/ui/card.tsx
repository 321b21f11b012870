import type { ComponentProps } from 'react';

import { classNames } from './class-names.ts';

/** A raised sheet of paper: a hairline, no shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('hairline rounded-card bg-paper-raised', className)} />
  );
}
