import type { ReactNode } from 'react';

import { usePaths } from '../paths.ts';
import { ButtonLink, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { recordStart, type EntryPoint } from './start-assessment.ts';

export interface StartLinkProps {
  entryPoint: EntryPoint;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A button that starts an assessment and counts where it was started from. */
export function StartLink({ entryPoint, tone = 'primary', onClick, ...look }: StartLinkProps) {
  const paths = usePaths();
  return (
    <ButtonLink
      {...look}
      tone={tone}
      to={paths.newProperty()}
      data-entry-point={entryPoint}
      onClick={() => {
        recordStart(entryPoint);
        onClick?.();
      }}
    />
  );
}
