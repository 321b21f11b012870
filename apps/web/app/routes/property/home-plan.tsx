import {
  housePhoto,
  planOfResult,
  type Analysis,
  type HousePlan,
  type Photo,
  type Property,
  type StoredAnswer,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import {
  useSurroundings,
  type Surroundings,
} from '../../entities/address-facts/use-surroundings.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { HousePlanDrawing, HousePlanSkeleton } from '../../entities/house-plan/house-plan.tsx';
import { useChooseHazards, useChosenHazards } from '../../entities/house-plan/chosen-hazards.tsx';
import { showHazardCard } from '../../features/explanation/show-hazard-card.ts';
import { usePaths } from '../../lib/paths.ts';

export interface HomePlanProps {
  property: Property;
  analysis: Analysis;
  photos: readonly Photo[];
}

const noAnswers: readonly StoredAnswer[] = [];

/** The plan of a home as its newest result has it, and how exposed the home is. */
export function useHomePlan({
  property,
  analysis,
  photos,
}: HomePlanProps): Pick<Surroundings, 'exposure'> & { readonly plan: HousePlan } {
  const { data: answers = noAnswers } = useAnswers(property.id);
  const { data: saved } = useQuery(planQuery(property.id));
  const { onMaps, exposure } = useSurroundings(property, answers, analysis.explanation.exposure);
  const plan = useMemo(
    () => planOfResult({ property, photos, answers, done: saved?.done ?? [], analysis, onMaps }),
    [property, photos, answers, saved, analysis, onMaps],
  );
  return { plan, exposure };
}

/** The home from above beside its hazards. A pin opens the card with its number. */
export function HomePlan({ plan, state }: { plan: HousePlan; state: Property['state'] }) {
  return (
    <DescriptionsProvider fallback={<HousePlanSkeleton />} state={state}>
      <PlanWithCards plan={plan} />
    </DescriptionsProvider>
  );
}

function PlanWithCards({ plan }: { plan: HousePlan }) {
  const descriptions = useDescriptions();
  const { point, press } = useChooseHazards();
  return (
    <HousePlanDrawing
      plan={plan}
      titleOf={(type) => descriptions.hazard(type).title}
      selected={useChosenHazards()}
      onPoint={(type) => point(type && [type])}
      onSelect={(type) => {
        press([type]);
        showHazardCard({ hazard_type: type });
      }}
    />
  );
}

export interface HomePictureProps {
  property: Property;
  plan: HousePlan;
  photos: readonly Photo[];
}

/** The home at a glance: its plan, which leads to its hazards, or the photo of its front. */
export function HomePicture({ property, plan, photos }: HomePictureProps) {
  const t = useTranslations('results.picture');
  const [isPhoto, setIsPhoto] = useState(false);
  const photo = housePhoto(photos, property.front_faces);
  return (
    <div className="relative">
      {isPhoto && photo !== null ? (
        <PhotoImage
          photo={photo}
          alt={t('photoAlt')}
          size="responsive"
          sizes="(max-width: 63.98rem) 92vw, 560px"
          className="aspect-[1.08] w-full rounded-card bg-paper-sunk object-cover"
        />
      ) : (
        <DescriptionsProvider fallback={<HousePlanSkeleton />} state={property.state}>
          <LinkedPlan propertyId={property.id} plan={plan} />
        </DescriptionsProvider>
      )}
      {photo !== null && (
        <button
          type="button"
          onClick={() => setIsPhoto(!isPhoto)}
          className="hairline absolute top-0 right-0 min-h-11 rounded-small bg-paper-raised px-3 text-caption font-strong text-forest print:hidden"
        >
          {t(isPhoto ? 'showPlan' : 'showPhoto')}
        </button>
      )}
    </div>
  );
}

function LinkedPlan({ propertyId, plan }: { propertyId: string; plan: HousePlan }) {
  const paths = usePaths();
  const descriptions = useDescriptions();
  return (
    <>
      <HousePlanDrawing plan={plan} titleOf={(type) => descriptions.hazard(type).title} />
      {/* Whoever taps the drawing wants its hazards; others have the link below it. */}
      <Link
        to={paths.details(propertyId)}
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 print:hidden"
      />
    </>
  );
}
