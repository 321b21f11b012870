import type { Property } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { usePaths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { RingsMark } from '../ui/rings-mark.tsx';
import { ConnectedUntil } from './connected-until.tsx';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';
import { WalkSection } from './walk-section.tsx';

export interface WalkEndProps {
  property: Pick<Property, 'id' | 'phone_until'>;
  figures: WalkFigures | null;
  /** How many questions have no answer. */
  open: number;
  onGoOn: () => void;
  /** How many things photos show that the owner hasn't settled. */
  proposed: number;
  onConfirm: () => void;
  onList: () => void;
}

/** The end of the walk: what it found out, and the way to the results. */
export function WalkEnd({
  property,
  figures,
  open,
  onGoOn,
  proposed,
  onConfirm,
  onList,
}: WalkEndProps) {
  const t = useTranslations('walk.end');
  const phone = useTranslations('phone.walk');
  const paths = usePaths();
  const isLent = property.phone_until !== undefined;
  return (
    <WalkSection
      title={isLent && open > 0 ? phone('endTitle') : t('title')}
      mark={<RingsMark className="size-20 text-forest" />}
      className="justify-center gap-5 py-8"
    >
      {figures !== null && (
        <p className="max-w-[56ch]">{t('text', { score: figures.score, ...figures.range })}</p>
      )}
      <div className="max-w-xl">
        <WalkRange figures={figures} done={open === 0} />
      </div>
      {open > 0 && <p className="text-ink-soft">{t('open', { count: open })}</p>}
      {proposed > 0 && <p className="text-ink-soft">{t('proposed', { count: proposed })}</p>}
      {isLent && (
        <>
          <p className="max-w-[56ch]">{phone('end')}</p>
          <ConnectedUntil property={property} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!isLent && (
          <ButtonLink
            tone="primary"
            className="min-h-14 max-sm:w-full"
            to={paths.property(property.id)}
          >
            {t('results')}
          </ButtonLink>
        )}
        {open > 0 && (
          <Button className="min-h-14 max-sm:w-full" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        {proposed > 0 && (
          <Button className="min-h-14 max-sm:w-full" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
        <Button className="min-h-14 max-sm:w-full" onClick={onList}>
          {t('again')}
        </Button>
      </div>
    </WalkSection>
  );
}
