import { houseSides, type HouseSide, type Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConnectedUntil } from './connected-until.tsx';
import { WalkSection } from './walk-section.tsx';

export interface WalkStartProps {
  property: Pick<Property, 'id' | 'phone_until' | 'visiting_as'>;
  missing: readonly HouseSide[];
  /** Offered to start with. */
  start: HouseSide;
  onStart: (side: HouseSide) => void;
}

/** Says what the walk is, and where it starts. */
export function WalkStart({ property, missing, start, onStart }: WalkStartProps) {
  const t = useTranslations('walk.start');
  const visit = useTranslations('homeVisits.walk');
  const sideName = useTranslations('houseSides.house');
  const paths = usePaths();
  const [chosen, setChosen] = useState(start);
  return (
    <WalkSection
      // An assessor's own house is another one.
      title={property.visiting_as === undefined ? t('title') : visit('title')}
      className="gap-4 py-4 sm:gap-6 sm:py-10"
    >
      <p className="max-w-[60ch]">{t('text')}</p>
      <ConnectedUntil property={property} />
      <ul className="max-w-[60ch] list-disc space-y-1 pl-5 text-ink-soft">
        {(['photos', 'signal', 'leave'] as const).map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <fieldset className="max-w-xl">
        <legend className="font-strong">{t('where')}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2">
          {houseSides
            .filter((side) => !missing.includes(side))
            .map((side) => (
              <Button
                key={side}
                aria-pressed={chosen === side}
                className={classNames('px-3!', chosen === side && 'border-forest! bg-forest-wash!')}
                onClick={() => setChosen(side)}
              >
                {side === 'front' ? t('front') : sideName(side)}
              </Button>
            ))}
        </div>
        <p className="mt-1 text-caption text-ink-soft">{t('whereHint')}</p>
      </fieldset>
      <div className="thumb-bar mt-auto flex flex-wrap gap-3 sm:mt-0">
        <Button
          tone="primary"
          className="min-h-14 min-w-min grow max-sm:basis-0 sm:grow-0"
          onClick={() => onStart(chosen)}
        >
          {t('go')}
        </Button>
        {property.phone_until === undefined && (
          <ButtonLink className="min-h-14" to={paths.property(property.id)}>
            {t('later')}
          </ButtonLink>
        )}
      </div>
    </WalkSection>
  );
}
