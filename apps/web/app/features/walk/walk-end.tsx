import type { HousePlan, Property } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { HousePlanDrawing } from '../../entities/house-plan/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConnectedUntil } from './connected-until.tsx';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';
import { WalkSection } from './walk-section.tsx';

export interface WalkEndProps {
  property: Pick<Property, 'id' | 'phone_until'>;
  /** The home as the walk has found it. */
  plan: HousePlan;
  figures: WalkFigures | null;
  /** How many stops aren't finished. */
  open: number;
  /** Whether the walk led around the whole house, not only along what photos had left open. */
  isWhole: boolean;
  onGoOn: () => void;
  /** How many things photos show that the owner has neither confirmed nor denied. */
  unconfirmed: number;
  onConfirm: () => void;
  onList: () => void;
}

/** The end of the walk: what it found out, and the way to the results. */
export function WalkEnd({
  property,
  plan,
  figures,
  open,
  isWhole,
  onGoOn,
  unconfirmed,
  onConfirm,
  onList,
}: WalkEndProps) {
  const t = useTranslations('walk.end');
  const phone = useTranslations('phone.walk');
  const paths = usePaths();
  const descriptions = useDescriptions();
  // A hazard on several sides has a pin on each.
  const found = plan.pins.filter(
    ({ number }, index) => plan.pins.findIndex((pin) => pin.number === number) === index,
  );
  // Then it isn't all, whatever the walk led along.
  const isLeft = open > 0 || unconfirmed > 0;
  const isLent = property.phone_until !== undefined;
  return (
    <WalkSection
      title={
        isLent && open > 0
          ? phone('endTitle')
          : t(isLeft ? 'titleLeft' : isWhole ? 'title' : 'titleOpen')
      }
      className="gap-5 py-6"
    >
      {figures !== null && (
        <p className="max-w-[56ch]">{t('text', { score: figures.score, ...figures.range })}</p>
      )}
      <HousePlanDrawing
        plan={plan}
        titleOf={(type) => descriptions.hazard(type).title}
        className="max-w-md"
      />
      <ol className="max-w-md text-caption">
        {found.map(({ number, hazardType }) => (
          <li key={hazardType} className="flex gap-2">
            <span className="w-5 shrink-0 text-right font-strong tabular-nums">{number}</span>
            <span>{descriptions.hazard(hazardType).title}</span>
          </li>
        ))}
      </ol>
      <div className="max-w-xl">
        <WalkRange figures={figures} done={!isLeft} />
      </div>
      {open > 0 && <p className="text-ink-soft">{t('open', { count: open })}</p>}
      {unconfirmed > 0 && <p className="text-ink-soft">{t('proposed', { count: unconfirmed })}</p>}
      {isLent && (
        <>
          <p className="max-w-[56ch]">{phone('end')}</p>
          <ConnectedUntil property={property} />
        </>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {open > 0 && (
          <Button tone="quiet" className="px-0!" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        {unconfirmed > 0 && (
          <Button tone="quiet" className="px-0!" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
        <Button tone="quiet" className="px-0!" onClick={onList}>
          {t('again')}
        </Button>
      </div>
      {!isLent && (
        <div className="thumb-bar mt-auto flex sm:mt-0">
          <ButtonLink
            tone="primary"
            className="min-h-14 max-sm:w-full"
            to={paths.property(property.id)}
            state={{ showResults: true }}
          >
            {t('results')}
          </ButtonLink>
        </div>
      )}
    </WalkSection>
  );
}
