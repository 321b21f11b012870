import type { Analysis } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { wantsLessMotion } from '../../ui/less-motion.ts';
import { RangeGauge } from '../../ui/range-gauge.tsx';

/** What of a result says where the home stands. */
export type Standing = Pick<Analysis, 'dss_score' | 'range' | 'enough_seen'>;

export interface MovedScoreProps {
  /** The result before the work was marked as done, and the one with it. */
  before: Standing;
  now: Standing;
}

/** Two scores with their ranges, or the ranges alone where too little is known for a score. */
export function MovedScore({ before, now }: MovedScoreProps) {
  const t = useTranslations('plan.done.outcome');
  const hasMoved = useHasMoved();
  const isRated = before.enough_seen && now.enough_seen;
  const ranges = t('ranges', {
    fromLow: before.range.low,
    fromHigh: before.range.high,
    toLow: now.range.low,
    toHigh: now.range.high,
  });
  const shown = hasMoved ? now : before;
  return (
    <div className="flex flex-col gap-1 tabular-nums">
      {isRated && (
        <p className="font-serif text-title-1 font-strong">
          <span className="sr-only">
            {t('scores', { from: before.dss_score, to: now.dss_score })}
          </span>
          <span aria-hidden="true">
            <span className="font-regular text-ink-soft">{before.dss_score}</span>
            <span>{` → ${now.dss_score}`}</span>
          </span>
        </p>
      )}
      <p className={isRated ? 'text-caption text-ink-soft' : 'text-title-3 font-strong'}>
        {ranges}
      </p>
      <RangeGauge
        score={isRated ? shown.dss_score : null}
        range={shown.range}
        before={hasMoved ? before.range : null}
        description={ranges}
      />
    </div>
  );
}

/** False until the owner has seen where the score was; true at once where less motion is wanted. */
function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(wantsLessMotion);
  useEffect(() => {
    const timer = setTimeout(() => setHasMoved(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return hasMoved;
}
