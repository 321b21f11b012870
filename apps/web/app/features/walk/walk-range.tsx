import { isRangeOfKnown } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { RangeGauge } from '../../ui/range-gauge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WalkFigures } from './use-figures.ts';

export interface WalkRangeProps {
  figures: WalkFigures | null;
  /** Nothing is left that could move the score. */
  done?: boolean;
}

const line = 'text-caption leading-5 text-ink-soft';

/** The score's range, why it is one, and how exposed the home is. Two lines high until that is known. */
export function WalkRange({ figures, done = false }: WalkRangeProps) {
  const t = useTranslations('walk.range');
  if (figures === null) {
    return (
      <div className="h-12">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-full w-full" />
      </div>
    );
  }
  const { score, range, exposure, exposureOpen } = figures;
  return (
    <div>
      <div className="flex items-center gap-3">
        <RangeGauge
          score={score}
          range={range}
          description={t('gauge', { score, ...range })}
          className="min-w-0 flex-1"
        />
        <p aria-hidden="true" className="font-strong whitespace-nowrap tabular-nums">
          {t('range', range)}
        </p>
      </div>
      {done ? (
        isRangeOfKnown(figures) && <p className={line}>{t('still')}</p>
      ) : (
        <p className={line}>{t('left')}</p>
      )}
      <ExposureText exposure={exposure} open={exposureOpen} className={line} />
    </div>
  );
}
