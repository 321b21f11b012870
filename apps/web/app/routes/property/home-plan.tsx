import {
  planOfResult,
  type Analysis,
  type HousePlan,
  type Photo,
  type Property,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useAnswers } from '../../entities/answers/index.ts';
import { DescriptionsProvider, useDescriptions } from '../../entities/hazard/texts/index.ts';
import { planQuery } from '../../entities/plan/index.ts';
import { HousePlanCard, HousePlanCardSkeleton } from '../../entities/house-plan/index.ts';
import {
  showHazardCard,
  useChooseHazard,
  useChosenHazard,
} from '../../features/explanation/index.ts';

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
    <DescriptionsProvider fallback={<HousePlanCardSkeleton />} state={state}>
      <PlanCard plan={plan} />
    </DescriptionsProvider>
  );
}

function PlanCard({ plan }: { plan: HousePlan }) {
  const descriptions = useDescriptions();
  const { point, press } = useChooseHazard();
  return (
    <HousePlanCard
      plan={plan}
      titleOf={(type) => descriptions.hazard(type).title}
      selected={useChosenHazard()}
      onPoint={point}
      onSelect={(type) => {
        press(type);
        showHazardCard({ hazard_type: type });
      }}
    />
  );
}
