import {
  planOfResult,
  type Analysis,
  type HazardTypeId,
  type HousePlan,
  type Photo,
  type Property,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { useAnswers } from '../../entities/answers/index.ts';
import { DescriptionsProvider, useDescriptions } from '../../entities/hazard/texts/index.ts';
import { planQuery } from '../../entities/plan/index.ts';
import { HousePlanDrawing, PlanKey } from '../../entities/house-plan/index.ts';
import { Card } from '../../ui/card.tsx';
import {
  showHazardCard,
  useChooseHazard,
  useChosenHazard,
} from '../../features/explanation/index.ts';
import { homePlanCard, homePlanDrawing, HomePlanSkeleton } from './home-plan-skeleton.tsx';

export interface HomePlanProps {
  property: Property;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** The plan of a home as its newest result has it. */
export function useHomePlan({ property, analysis, photos }: HomePlanProps): HousePlan {
  const { data: answers } = useAnswers(property.id);
  const { data: saved } = useQuery(planQuery(property.id));
  return useMemo(
    () =>
      planOfResult({
        property,
        photos,
        answers: answers ?? [],
        done: saved?.done ?? [],
        analysis,
      }),
    [property, photos, answers, saved, analysis],
  );
}

/** The home from above, with the hazards that its page lists. A pin opens its card. */
export function HomePlan({ plan, state }: { plan: HousePlan; state: Property['state'] }) {
  return (
    <DescriptionsProvider fallback={<HomePlanSkeleton />} state={state}>
      <PlanCard plan={plan} />
    </DescriptionsProvider>
  );
}

function PlanCard({ plan }: { plan: HousePlan }) {
  const t = useTranslations('results.plan');
  const descriptions = useDescriptions();
  const { point, press } = useChooseHazard();
  const pins = {
    plan,
    titleOf: (type: HazardTypeId) => descriptions.hazard(type).title,
    selected: useChosenHazard(),
    onPoint: point,
    onSelect: (type: HazardTypeId) => {
      press(type);
      showHazardCard({ hazard_type: type });
    },
  };
  return (
    <section aria-labelledby="plan-heading" className="print:break-inside-avoid">
      <Card className={homePlanCard}>
        <HousePlanDrawing {...pins} className={homePlanDrawing} />
        <div className="flex flex-col gap-2 max-lg:-order-1">
          <h2 id="plan-heading" className="font-serif text-title-2">
            {t('title')}
          </h2>
          <p className="text-caption text-ink-soft">{t('how')}</p>
          <PlanKey {...pins} className="mt-2 gap-x-6 max-lg:hidden lg:columns-2 print:block!" />
        </div>
      </Card>
    </section>
  );
}
