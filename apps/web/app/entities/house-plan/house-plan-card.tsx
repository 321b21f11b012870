import type { HazardTypeId } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { HousePlanDrawing, type HousePlanProps } from './house-plan.tsx';
import { PlanKey } from './plan-key.tsx';

/** Heading, drawing and key: one below the other, or the drawing beside the others where there is room. */
const layout =
  'grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] print:grid-cols-[16rem_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:p-3';
const drawing =
  'mx-auto w-full max-w-md lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-span-2 print:row-start-1';
const text = 'flex flex-col gap-2';

export interface HousePlanCardProps extends Omit<HousePlanProps, 'small' | 'label' | 'className'> {
  /** Shows the key on narrow screens, too: where nothing else on the page has the numbers. */
  alwaysKeyed?: boolean;
}

/** The plan of a home on a card of its own, with what its pins mean. */
export function HousePlanCard({ alwaysKeyed = false, ...shown }: HousePlanCardProps) {
  const t = useTranslations('housePlan');
  const id = useId();
  const [pointed, setPointed] = useState<HazardTypeId | null>(null);
  const pins = { selected: pointed === null ? [] : [pointed], onPoint: setPointed, ...shown };
  return (
    <section aria-labelledby={id} className="print:break-inside-avoid">
      <Card className={layout}>
        <div className={text}>
          <h2 id={id} className="font-serif text-title-2">
            {t('title')}
          </h2>
          <p className="text-caption text-ink-soft">{t('how')}</p>
        </div>
        <HousePlanDrawing {...pins} className={drawing} />
        <PlanKey
          {...pins}
          className={classNames(
            'gap-x-6 lg:columns-2',
            alwaysKeyed ? 'sm:columns-2' : keyedWhereWide,
          )}
        />
      </Card>
    </section>
  );
}

/** On paper, the cards have the same numbers. */
const keyedWhereWide = 'max-lg:hidden print:hidden';
