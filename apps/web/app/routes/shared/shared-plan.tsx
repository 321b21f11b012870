import { planOfShared, type SharedHome } from '@dss/domain';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { useChooseHazards, useChosenHazards } from '../../entities/house-plan/chosen-hazards.tsx';
import { openPart } from './open-part.ts';
import { cardIdOf } from './shared-hazards.tsx';

/** The home from above, with the numbers of the hazards beside it. A pin opens its hazard's card. */
export function SharedPlan({ home }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const words = useTranslations('housePlan');
  const plan = useMemo(() => planOfShared(home), [home]);
  const { point, press } = useChooseHazards();
  const selected = useChosenHazards();
  if (plan === null || home.result === null) return null;
  const { hazards, work_done: done } = home.result;
  const titles = new Map<string | undefined, string>([
    ...done.map(({ hazard_type: type, title }) => [type, title] as const),
    ...hazards.map(({ type, title }) => [type, title] as const),
  ]);
  return (
    <section aria-labelledby="shared-plan" className="print:break-inside-avoid">
      <h2 id="shared-plan" className="sr-only">
        {t('plan')}
      </h2>
      <HousePlanDrawing
        plan={plan}
        label={t('plan')}
        titleOf={(type) => titles.get(type) ?? ''}
        selected={selected}
        onPoint={(type) => point(type && [type])}
        onSelect={(type) => {
          press([type]);
          openPart(document.getElementById(cardIdOf(type)));
        }}
        className="mx-auto max-w-md"
      />
      <p className="text-caption text-ink-soft">{words('how')}</p>
    </section>
  );
}
