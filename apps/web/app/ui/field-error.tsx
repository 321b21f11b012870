import type { ReactNode } from 'react';

import { WarningIcon } from './icons.tsx';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-caption font-strong text-ember">
      <WarningIcon className="mt-0.5 size-4" />
      {children}
    </p>
  );
}
