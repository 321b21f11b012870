import type { Analysis, GuidanceStepId } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { wantsLessMotion } from '../../ui/less-motion.ts';
import { RangeGauge } from '../../ui/range-gauge.tsx';
import { Sheet, SheetActions, type SheetProps } from '../../ui/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UndoDoneButton } from './undo-done-button.tsx';

/** What of a result says where the home stands. */
export type Standing = Pick<Analysis, 'dss_score' | 'range' | 'enough_seen'>;

export interface DoneOutcomeProps extends Pick<SheetProps, 'onClose' | 'finalFocus'> {
  propertyId: string;
  stepId: GuidanceStepId;
  title: string;
  /** The result before the work was marked as done, and the one with it. */
  before: Standing;
  now: Standing;
}

/** How the score moved by work that was just marked as done, where it counts besides, and how to take it back. */
export function DoneOutcome({
  propertyId,
  stepId,
  title,
  before,
  now,
  onClose,
  finalFocus,
}: DoneOutcomeProps) {
  const t = useTranslations('plan.done.outcome');
  const form = useTranslations('plan.done.form');
  const paths = usePaths();
  return (
    <Sheet title={form('marked')} description={title} onClose={onClose} finalFocus={finalFocus}>
      <div className="mt-4 mb-3 flex flex-col gap-3">
        <MovedScore before={before} now={now} />
        <p>{form('markedText')}</p>
        <p>
          <TextLink to={paths.insurer(propertyId)}>{t('insurer')}</TextLink>
        </p>
      </div>
      <SheetActions>
        <Button tone="primary" onClick={onClose}>
          {t('close')}
        </Button>
        <UndoDoneButton propertyId={propertyId} stepId={stepId} title={title} onUndone={onClose} />
      </SheetActions>
    </Sheet>
  );
}

/** Two scores with their ranges, or the ranges alone where too little is known for a score. */
export function MovedScore({ before, now }: Pick<DoneOutcomeProps, 'before' | 'now'>) {
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
