import type { Analysis } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useOnline } from '../../lib/device/device-state.ts';
import { RangeGauge } from '../../ui/range-gauge.tsx';

/** The score's range, kept on screen while labels narrow it. */
export function RangeInView({
  analysis,
  updating,
  failed,
  onRetry,
}: {
  analysis: Analysis | null;
  updating: boolean;
  failed: boolean;
  onRetry: () => void;
}) {
  const t = useTranslations('labeling.range');
  const online = useOnline();
  if (analysis === null) return <p className="text-caption text-ink-soft">{t('none')}</p>;
  const { dss_score: score, range } = analysis;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <RangeGauge score={score} range={range} description={t('gauge', { score, ...range })} />
      <p className="text-caption whitespace-nowrap tabular-nums">
        <span className="font-strong">{t('range', range)}</span>
      </p>
      <div role="status" className="col-span-2 min-h-5 text-caption leading-5 text-ink-soft">
        {failed ? (
          <>
            <span className="font-strong text-ember">{t('failed')}</span>{' '}
            <button
              type="button"
              onClick={onRetry}
              className="rounded-small font-strong text-forest underline underline-offset-4"
            >
              {t('retry')}
            </button>
          </>
        ) : updating ? (
          t(online ? 'updating' : 'waits')
        ) : (
          t('hint')
        )}
      </div>
    </div>
  );
}
