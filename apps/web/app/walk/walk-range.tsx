import { useTranslations } from 'use-intl';

import { RangeGauge } from '../ui/range-gauge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { pointsLeft, type WalkFigures } from './use-figures.ts';

export interface WalkRangeProps {
  figures: WalkFigures | null;
  /** Nothing is left that could move the score. */
  done?: boolean;
}

/** The score's range, and how far the rest may still move it. Two lines high, until the walk is done. */
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
  const { score, low, high } = figures;
  return (
    <div>
      <div className="flex items-center gap-3">
        <RangeGauge
          score={score}
          range={{ low, high }}
          description={t('gauge', { score, low, high })}
          className="min-w-0 flex-1"
        />
        <p aria-hidden="true" className="font-strong whitespace-nowrap tabular-nums">
          {t('range', { low, high })}
        </p>
      </div>
      {!done && (
        <p className="text-caption leading-5 text-ink-soft">
          {t('left', { points: pointsLeft(figures) })}
        </p>
      )}
    </div>
  );
}
