import { directions, type Direction } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { Card } from '../ui/card.tsx';
import { Compass } from '../ui/compass.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';

/** The four sides of the house: which of them a photo shows, and what to do about the others. */
export function CoverageCard({
  propertyId,
  missing,
  littleKnown,
}: {
  propertyId: string;
  missing: readonly Direction[];
  /** Whether most of what is scored can't be judged yet, though every side has its photo. */
  littleKnown: boolean;
}) {
  const t = useTranslations('results.coverage');
  const photosT = useTranslations('photos');
  const format = useFormatter();
  const sides = directions
    .filter((side) => missing.includes(side))
    .map((side) => photosT(`sides.${side}`));
  return (
    <section aria-labelledby="coverage-heading">
      <Card className="flex flex-col items-center gap-6 p-6 sm:flex-row sm:items-center sm:gap-10 md:px-10">
        <Compass
          missing={missing}
          letters={{
            north: photosT('sideLetters.north'),
            east: photosT('sideLetters.east'),
            south: photosT('sideLetters.south'),
            west: photosT('sideLetters.west'),
          }}
          className="size-44"
        />
        <div className="flex flex-col items-start gap-3">
          <h2 id="coverage-heading" className="font-serif text-title-2">
            {t('title')}
          </h2>
          {missing.length === 0 ? (
            <>
              <p className="flex items-start gap-2">
                <CheckIcon className="mt-0.5 size-6 text-forest" />
                {t('complete')}
              </p>
              {littleKnown && (
                <p className="max-w-[60ch] text-ink-soft">{t('completeButLittle')}</p>
              )}
            </>
          ) : (
            <>
              <p className="flex items-start gap-2">
                <WarningIcon className="mt-0.5 size-6 text-ember" />
                {t('missing', { count: missing.length, sides: format.list(sides) })}
              </p>
              <p className="max-w-[60ch] text-ink-soft">{t('hint')}</p>
              <AddPhotosButton propertyId={propertyId} size="small">
                {t('addPhotos')}
              </AddPhotosButton>
            </>
          )}
        </div>
      </Card>
    </section>
  );
}
