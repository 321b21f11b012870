import { directions, type Direction } from '@dss/domain';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { placeOfMissingSide, useListedCard } from '../map/list-link/index.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Compass } from '../ui/compass.tsx';

export interface MissingSidesProps {
  propertyId: string;
  missing: readonly Direction[];
}

/** One card for all sides that no photo shows: what to photograph, and the way to add each. */
export function MissingSides({ propertyId, missing }: MissingSidesProps) {
  const t = useTranslations('results.enhance');
  const letters = useTranslations('photos.sideLetters');
  const sides = useSideList(missing);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="enhance-heading">
      <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 sm:gap-x-8 sm:p-6">
        <Compass
          missing={missing}
          letters={{
            north: letters('north'),
            east: letters('east'),
            south: letters('south'),
            west: letters('west'),
          }}
          className="size-20 sm:row-span-2 sm:size-36"
        />
        <div className="flex min-w-0 flex-col gap-1 sm:self-end">
          <h2 id="enhance-heading" className="text-title-3">
            {t('title', { sides })}
          </h2>
          <p className="max-w-[64ch] text-caption text-ink-soft">
            {t('text', { count: missing.length })}
          </p>
        </div>
        <ul className="flex flex-wrap gap-2 max-sm:col-span-2 sm:self-start">
          {directions
            .filter((side) => missing.includes(side))
            .map((side) => (
              <MissingSide key={side} propertyId={propertyId} side={side} />
            ))}
        </ul>
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
