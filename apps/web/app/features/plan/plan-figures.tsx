import type { Exposure, ExposureOpen, MappedExposure, PlannedScore } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { DomainBars } from '../../entities/score/domain-bars.tsx';
import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { BandBadge } from '../../ui/band-badge.tsx';
import { RangeGauge } from '../../ui/range-gauge.tsx';
import { useGroupGain } from './job-groups.tsx';

export interface PlanFiguresProps {
  now: PlannedScore;
  /** With everything planned done. */
  then: PlannedScore;
  /** No work changes it. */
  exposure: Exposure | MappedExposure | null;
  /** What could still raise it. */
  exposureOpen: readonly ExposureOpen[];
  /** How many jobs are planned. */
  count: number;
  /** Whether there is a job that could be planned. */
  hasJobs: boolean;
  /** Whether enough is known to rate the home. If not, only its range means anything, and no gain in points. */
  isRated: boolean;
}

/** The score now and with the plan, in few words on a phone, where they stay in sight while jobs are added. */
export function PlanFigures(props: PlanFiguresProps) {
  const { now, then, exposure, exposureOpen, count, hasJobs, isRated } = props;
  const t = useTranslations('plan.summary');
  const results = useTranslations('results');
  const { low, high } = then.range;
  const band = isRated ? results(`bands.${then.band}`) : null;
  const isMoved = count > 0;
  const planned = t('planned', { count });
  const together = useGroupGain()(then.score - now.score, true, count);
  return (
    <section aria-labelledby="summary-heading" className="flex flex-col lg:gap-1">
      <h2 id="summary-heading" className="sr-only">
        {t(isMoved ? 'title' : 'now')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="font-serif text-title-2 leading-tight font-strong tabular-nums lg:text-title-1">
          <span className="sr-only">
            {isRated
              ? t('figures', { from: now.score, to: isMoved ? String(then.score) : 'none' })
              : t('range', { low, high })}
          </span>
          <span aria-hidden="true">
            {!isRated ? (
              <span>{`${low}–${high}`}</span>
            ) : isMoved ? (
              <>
                <span className="font-regular text-ink-soft">{now.score}</span>
                <span>{` → ${then.score}`}</span>
              </>
            ) : (
              <span>{now.score}</span>
            )}
          </span>
        </p>
        {band !== null && <BandBadge band={then.band} label={band} />}
      </div>
      {hasJobs && (
        <p className="text-caption">
          <span>{planned}</span>
          {isRated && isMoved && together !== null && (
            <>
              <span>{', '}</span>
              <span className="font-strong tabular-nums">{together}</span>
            </>
          )}
        </p>
      )}
      <p className="text-caption text-ink-soft tabular-nums">
        {isRated && <span>{t('range', { low, high })}</span>}
        {band !== null && (
          <span className="max-lg:hidden">{` · ${nextText(then, exposure, t, results)}`}</span>
        )}
      </p>
      <RangeGauge
        score={isRated ? then.score : null}
        range={then.range}
        before={isMoved ? now.range : null}
        description={t('range', { low, high })}
        className="max-lg:hidden"
      />
      <ExposureText brief exposure={exposure} className="text-caption text-ink-soft lg:hidden" />
      <ExposureText
        exposure={exposure}
        open={exposureOpen}
        className="text-caption text-ink-soft max-lg:hidden"
      />
      <Announcement then={then} count={count} band={band} />
    </section>
  );
}

/** How far the next band is. */
function nextText(
  { nextBand }: PlannedScore,
  exposure: Exposure | null,
  t: ReturnType<typeof useTranslations<'plan.summary'>>,
  results: ReturnType<typeof useTranslations<'results'>>,
): string {
  if (nextBand === null) return t('top');
  // A building that close keeps the score below Excellent, whatever is done.
  const isBarred =
    nextBand.band === 'excellent' &&
    exposure?.reasons.some(({ kind }) => kind === 'under_ten_feet') === true;
  return isBarred
    ? t('barred')
    : t('next', { points: nextBand.points, band: results(`bands.${nextBand.band}`) });
}

/** Where the points of each part of the home would be. */
export function PlanBars({ domains }: Pick<PlannedScore, 'domains'>) {
  const t = useTranslations('plan');
  return <DomainBars title={t('bars')} domains={domains} />;
}

/** How long nothing must have been ticked before screen readers say the score: several ticks are said once. */
const calmMs = 800;

/** Says the score of the plan to screen readers once the owner pauses; silent at first. */
function Announcement({
  then,
  count,
  band,
}: Pick<PlanFiguresProps, 'then' | 'count'> & { band: string | null }) {
  const t = useTranslations('plan.summary');
  const text = t('announce', {
    count,
    score: then.score,
    band: band ?? 'none',
    low: then.range.low,
    high: then.range.high,
  });
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first && announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(text), calmMs);
    return () => clearTimeout(timer);
  }, [first, announced, text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
