import { useTranslations } from 'use-intl';

import { RangeGauge } from '../ui/range-gauge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { pointsLeft, type WalkFigures } from './use-figures.ts';

/** The score's range, and how far what is left may still move it. Always two lines high. */
export function WalkRange({ figures }: { figures: WalkFigures | null }) {
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
      <p className="text-caption leading-5 text-ink-soft">
        {t('left', { points: pointsLeft(figures) })}
      </p>
    </div>
  );
}
