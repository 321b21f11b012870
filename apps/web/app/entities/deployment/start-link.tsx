import type { ReactNode } from 'react';

import { usePaths } from '../../lib/paths.ts';
import { ButtonLink, type ButtonSize, type ButtonTone } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { capture } from './analytics.ts';

/**
 * The start buttons by location. Their labels are specified, except on pages that the specification doesn't mention.
 */
export type EntryPoint =
  | 'header'
  | 'home_hero'
  | 'home_what_you_get'
  | 'home_call_to_action'
  | 'about'
  | 'faq'
  | 'fire_safety_guidelines'
  | 'how_scoring_works'
  | 'insurance_letter';

export interface StartLinkProps {
  entryPoint: EntryPoint;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A button that starts an assessment and counts where it was pressed. As a page's primary action it always looks the
 * same: full width on phones, with an arrow.
 */
export function StartLink({
  entryPoint,
  tone = 'primary',
  className,
  onClick,
  children,
  ...look
}: StartLinkProps) {
  const paths = usePaths();
  return (
    <ButtonLink
      {...look}
      tone={tone}
      className={classNames(tone === 'primary' && 'w-full sm:w-auto', className)}
      to={paths.newProperty()}
      data-entry-point={entryPoint}
      onClick={() => {
        recordStart(entryPoint);
        onClick?.();
      }}
    >
      <span>{children}</span>
      {tone === 'primary' && <ArrowRightIcon className="size-5" />}
    </ButtonLink>
  );
}

/** Counts that a visitor pressed a start button, and which one. */
export function recordStart(entryPoint: EntryPoint): void {
  capture({ name: 'start-assessment', properties: { entry_point: entryPoint } });
}
