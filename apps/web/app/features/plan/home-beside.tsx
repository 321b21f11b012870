import { stepIdOf, type HousePlan } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { useChooseHazards, useChosenHazards } from '../../entities/house-plan/chosen-hazards.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { jobCardId } from './job-card.tsx';

export interface HomeBesideProps {
  plan: HousePlan;
  /** Unfolds with the drawing. */
  below: Elements;
  /** The score. */
  children: Elements;
}

/**
 * The home from above with the score, beside its jobs. On a phone a strip that stays at the top, with the drawing folded small; a tap
 * unfolds it. A pin leads to the job that removes its hazard.
 */
export function HomeBeside({ plan, below, children }: HomeBesideProps) {
  const t = useTranslations('plan.house');
  const id = useId();
  const descriptions = useDescriptions();
  const { point, press } = useChooseHazards();
  const [open, setOpen] = useState(false);
  const shown = {
    plan,
    titleOf: (type: HousePlan['pins'][number]['hazardType']) => descriptions.hazard(type).title,
    selected: useChosenHazards(),
  };
  return (
    <div className="sticky top-0 z-20 mx-[calc(-1*clamp(16px,4vw,40px))] max-h-dvh overflow-y-auto border-y border-line bg-paper-raised px-[clamp(16px,4vw,40px)] py-2 lg:top-4 lg:mx-0 lg:flex lg:max-h-[calc(100dvh-2rem)] lg:flex-col lg:gap-4 lg:border-0 lg:bg-transparent lg:p-0">
      <div className="flex items-center gap-3">
        <div className="relative w-18 shrink-0 lg:hidden">
          {!open && <HousePlanDrawing {...shown} small />}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={classNames(
              'rounded-small text-caption font-strong text-forest underline underline-offset-4',
              open ? 'min-h-11' : 'absolute inset-0 z-20',
            )}
          >
            <span className={open ? '' : 'sr-only'}>{t(open ? 'hide' : 'show')}</span>
          </button>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      <div id={id} className={classNames('mx-auto w-full max-w-lg lg:block', !open && 'hidden')}>
        <HousePlanDrawing
          {...shown}
          onPoint={(type) => point(type && [type])}
          onSelect={(type) => {
            press([type]);
            setOpen(false);
            scrollToElement(jobCardId(stepIdOf(type)));
          }}
        />
        {below}
      </div>
    </div>
  );
}
