import { useTranslations } from 'use-intl';

import { AddPhotosButton } from '../../features/add-photos/add-photos-provider.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RingsMark } from '../../ui/rings-mark.tsx';

/** A property without a score, whose owner said nothing yet, and the one thing to do next. */
export function NoAnalysisYet({
  propertyId,
  photoCount,
}: {
  propertyId: string;
  photoCount: number;
}) {
  const t = useTranslations('results.empty');
  const walk = useTranslations('walk');
  const paths = usePaths();
  return (
    <section className="contours hairline overflow-hidden rounded-card bg-paper-raised">
      <div className="flex flex-col items-start gap-4 p-6 sm:p-10">
        <RingsMark className="size-20 text-forest" />
        <h2 className="font-serif text-title-2">{t('title')}</h2>
        <p className="max-w-[56ch] text-ink-soft">
          {photoCount > 0 ? t('withPhotos', { count: photoCount }) : t('withoutPhotos')}
        </p>
        <div className="flex flex-wrap gap-3">
          {photoCount > 0 ? (
            <ButtonLink tone="primary" to={paths.analysisProgress(propertyId)}>
              {t('getScore')}
            </ButtonLink>
          ) : (
            <AddPhotosButton propertyId={propertyId}>{t('addPhotos')}</AddPhotosButton>
          )}
          <ButtonLink
            tone={photoCount > 0 ? 'secondary' : 'primary'}
            to={paths.walk(propertyId)}
            className={photoCount > 0 ? undefined : 'order-first'}
          >
            {walk('offer')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
