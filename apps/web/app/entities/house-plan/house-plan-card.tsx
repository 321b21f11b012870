import type { HazardTypeId } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HousePlanDrawing, HousePlanSkeleton, type HousePlanProps } from './house-plan.tsx';
import { PlanKey } from './plan-key.tsx';

/** The drawing with its key: side by side where there is room. On narrow screens the heading comes first, and pins tell by themselves. */
const layout =
  'grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] print:p-3';
const drawing = 'mx-auto w-full max-w-md';
const text = 'flex flex-col gap-2 max-lg:-order-1';

export interface HousePlanCardProps extends Omit<HousePlanProps, 'small' | 'className'> {
  /** Shows the key on narrow screens, too: where nothing else on the page has the numbers. */
  alwaysKeyed?: boolean;
}

/** The plan of a home on a card of its own, with what its pins mean. */
export function HousePlanCard({ alwaysKeyed = false, ...shown }: HousePlanCardProps) {
  const t = useTranslations('housePlan');
  const id = useId();
  const [pointed, setPointed] = useState<HazardTypeId | null>(null);
  const pins = { selected: pointed, onPoint: setPointed, ...shown };
  return (
    <section aria-labelledby={id} className="print:break-inside-avoid">
      <Card className={layout}>
        <HousePlanDrawing {...pins} className={drawing} />
        <div className={text}>
          <h2 id={id} className="font-serif text-title-2">
            {t('title')}
          </h2>
          <p className="text-caption text-ink-soft">{t('how')}</p>
          <PlanKey {...pins} className={alwaysKeyed ? keyed : keyedWhereWide} />
        </div>
      </Card>
    </section>
  );
}

const keyed = 'mt-2 gap-x-6 sm:columns-2';
const keyedWhereWide = 'mt-2 gap-x-6 max-lg:hidden lg:columns-2 print:block!';

/** A placeholder in the size of the card. */
export function HousePlanCardSkeleton() {
  return (
    <Card className={layout}>
      <div className={drawing}>
        <HousePlanSkeleton />
      </div>
      <div className={text}>
        <Skeleton className="h-[1lh] w-48 font-serif text-title-2" />
        <Skeleton className="h-[1lh] w-full text-caption" />
      </div>
    </Card>
  );
}
