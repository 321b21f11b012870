import { directions, type Analysis, type Direction } from '@dss/domain';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { placeOfMissingSide, useListedCard } from '../map/list-link/index.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Compass } from '../ui/compass.tsx';
import { CameraIcon } from '../ui/icons.tsx';

/** How much of the home is known: a share of what counts, and the four sides. */
export function SidesCard({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results.coverage');
  const letters = useTranslations('photos.sideLetters');
  const { coverage_missing: missing, provisional, confidence_percent: seen } = analysis;
  const sides = useSideList(missing);
  return (
    <section aria-labelledby="coverage-heading">
      <Card className="flex items-center gap-4 p-4 sm:gap-8 sm:px-8">
        <Compass
          missing={missing}
          letters={{
            north: letters('north'),
            east: letters('east'),
            south: letters('south'),
            west: letters('west'),
          }}
          className="size-28 shrink-0 sm:size-36"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="coverage-heading" className="text-title-3">
            {t('title')}
          </h2>
          <p>{t('seen', { seen: Math.round(seen) })}</p>
          <p className={missing.length > 0 ? 'text-ember' : 'text-ink-soft'}>
            {missing.length > 0 ? t('missing', { sides }) : t('complete')}
          </p>
          {missing.length === 0 && provisional && (
            <p className="text-ink-soft">{t('completeButLittle')}</p>
          )}
        </div>
      </Card>
    </section>
  );
}

export interface MissingSidesProps {
  propertyId: string;
  missing: readonly Direction[];
}

/** One card for all sides that no photo shows: what to photograph, and the way to add each. */
export function MissingSides({ propertyId, missing }: MissingSidesProps) {
  const t = useTranslations('results.enhance');
  const sides = useSideList(missing);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="enhance-heading">
      <Card className="flex items-start gap-4 p-4 sm:p-6">
        <CameraIcon className="size-8 text-ember" />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <h2 id="enhance-heading" className="text-title-3">
            {t('title', { sides })}
          </h2>
          <p className="max-w-[64ch] text-ink-soft">{t('text', { count: missing.length })}</p>
          <ul className="flex flex-wrap gap-2">
            {directions
              .filter((side) => missing.includes(side))
              .map((side) => (
                <MissingSide key={side} propertyId={propertyId} side={side} />
              ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}

function MissingSide({ propertyId, side }: { propertyId: string; side: Direction }) {
  const t = useTranslations('results.enhance');
  const place = useMemo(() => placeOfMissingSide(side), [side]);
  const { handlers, isPointed } = useListedCard<HTMLLIElement>(place);
  return (
    <li {...handlers}>
      <AddPhotosButton
        propertyId={propertyId}
        size="small"
        className={classNames(isPointed && 'lg:border-ink-soft')}
      >
        <span className="sr-only">{t('add')}: </span>
        {t('side', { side })}
      </AddPhotosButton>
    </li>
  );
}

/** 'North and West', in the order of the compass. */
function useSideList(sides: readonly Direction[]): string {
  const photosT = useTranslations('photos.sides');
  const format = useFormatter();
  return format.list(
    directions.filter((side) => sides.includes(side)).map((side) => photosT(side)),
  );
}
