import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { RingsMark } from '../ui/rings-mark.tsx';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';
import { WalkSection } from './walk-section.tsx';

export interface WalkEndProps {
  propertyId: string;
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
  propertyId,
  figures,
  open,
  onGoOn,
  proposed,
  onConfirm,
  onList,
}: WalkEndProps) {
  const t = useTranslations('walk.end');
  const paths = usePaths();
  return (
    <WalkSection
      title={t('title')}
      mark={<RingsMark className="size-20 text-forest" />}
      className="justify-center gap-5 py-8"
    >
      {figures !== null && <p className="max-w-[56ch]">{t('text', { ...figures })}</p>}
      <div className="max-w-xl">
        <WalkRange figures={figures} done={open === 0} />
      </div>
      {open > 0 && <p className="text-ink-soft">{t('open', { count: open })}</p>}
      {proposed > 0 && <p className="text-ink-soft">{t('proposed', { count: proposed })}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          tone="primary"
          className="min-h-14 max-sm:w-full"
          to={paths.property(propertyId)}
        >
          {t('results')}
        </ButtonLink>
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
