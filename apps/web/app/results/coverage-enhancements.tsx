import { directions, type Direction } from '@dss/domain';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { placeOfMissingSide, usePointingCard } from '../map/list-link/index.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { CameraIcon } from '../ui/icons.tsx';

export interface CoverageEnhancementsProps {
  propertyId: string;
  missing: readonly Direction[];
}

/** A card for each side that no photo shows: what to photograph, and the way to add it. */
export function CoverageEnhancements({ propertyId, missing }: CoverageEnhancementsProps) {
  const t = useTranslations('results.enhance');
  const sides = directions.filter((side) => missing.includes(side));
  if (sides.length === 0) return null;
  return (
    <section aria-labelledby="enhance-heading" className="@container flex flex-col gap-4">
      <div>
        <h2 id="enhance-heading" className="font-serif text-title-2">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[64ch] text-ink-soft">{t('text')}</p>
      </div>
      <ul className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-4">
        {sides.map((side) => (
          <EnhancementCard key={side} propertyId={propertyId} side={side} />
        ))}
      </ul>
    </section>
  );
}

function EnhancementCard({ propertyId, side }: { propertyId: string; side: Direction }) {
  const t = useTranslations('results.enhance');
  const place = useMemo(() => placeOfMissingSide(side), [side]);
  const { handlers, isPointed } = usePointingCard<HTMLLIElement>(place);
  return (
    <li {...handlers}>
      <Card
        className={classNames(
          'flex h-full flex-col items-start gap-3 p-4',
          isPointed && 'lg:border-ink-soft',
        )}
      >
        <CameraIcon className="size-8 text-ember" />
        <h3 className="text-title-3">{t('side', { side })}</h3>
        <p className="text-caption text-ink-soft">{t('hint', { side })}</p>
        <AddPhotosButton propertyId={propertyId} size="small" className="mt-auto">
          {t('add')}
          <span className="sr-only">: {t('side', { side })}</span>
        </AddPhotosButton>
      </Card>
    </li>
  );
}
