import type { Hazard, Photo } from '@dss/domain';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

import { Card } from '../ui/card.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { HazardCard } from './hazard-card.tsx';

export interface DetailedAnalysisProps {
  headingRef: Ref<HTMLHeadingElement>;
  hazards: readonly Hazard[];
  photos: readonly Photo[];
}

export function DetailedAnalysis({ headingRef, hazards, photos }: DetailedAnalysisProps) {
  const t = useTranslations('results.details');
  const byCost = hazards.toSorted((a, b) => b.points - a.points);
  return (
    <section aria-labelledby="details-heading" className="flex flex-col gap-4">
      <h2 id="details-heading" ref={headingRef} tabIndex={-1} className="font-serif text-title-1">
        {t('title')}
      </h2>
      {byCost.length === 0 ? (
        <Card className="flex items-start gap-4 p-6">
          <CheckIcon className="mt-1 size-7 text-forest" />
          <div>
            <h3 className="text-title-3">{t('none')}</h3>
            <p className="mt-2 max-w-[64ch] text-ink-soft">{t('noneText')}</p>
          </div>
        </Card>
      ) : (
        <>
          <p className="text-ink-soft">{t('summary', { count: byCost.length })}</p>
          <ul className="grid gap-4">
            {byCost.map((hazard) => (
              <HazardCard
                key={hazard.id}
                hazard={hazard}
                photo={photos.find((photo) => photo.image_id === hazard.image_id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
