import { useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RingsMark } from '../ui/rings-mark.tsx';

/** A property without a score, and the one thing to do next. */
export function NoAnalysisYet({
  propertyId,
  photoCount,
}: {
  propertyId: string;
  photoCount: number;
}) {
  const t = useTranslations('results.empty');
  const paths = usePaths();
  return (
    <section className="contours hairline overflow-hidden rounded-card bg-paper-raised">
      <div className="flex flex-col items-start gap-4 p-6 sm:p-10">
        <RingsMark className="size-20 text-forest" />
        <h2 className="font-serif text-title-2">{t('title')}</h2>
        <p className="max-w-[56ch] text-ink-soft">
          {photoCount > 0 ? t('withPhotos', { count: photoCount }) : t('withoutPhotos')}
        </p>
        {photoCount > 0 ? (
          <ButtonLink tone="primary" to={paths.analysisProgress(propertyId)}>
            {t('getScore')}
          </ButtonLink>
        ) : (
          <AddPhotosButton tone="primary" propertyId={propertyId}>
            {t('addPhotos')}
          </AddPhotosButton>
        )}
      </div>
    </section>
  );
}
