import type { Exposure, PlannedScore } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { DomainBars, ExposureText } from '../../entities/score/index.ts';
import { BandBadge } from '../../ui/band-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Elements } from '../../ui/elements.ts';
import { RangeGauge } from '../../ui/range-gauge.tsx';
import { TotalsText, type TotalsTextProps } from './totals-text.tsx';

export interface PlanSummaryProps extends TotalsTextProps {
  now: PlannedScore;
  /** With everything planned done. */
  then: PlannedScore;
  /** No work changes it. */
  exposure: Exposure | null;
  /** How many actions are planned. */
  count: number;
  bars: Elements;
  /** Too little is known to rate the home: then its score has no band. */
  isRated: boolean;
}

/** The score now and with the plan. Stays in sight while actions are ticked. */
export function PlanSummary({
  now,
  then,
  exposure,
  count,
  bars,
  isRated,
  ...takes
}: PlanSummaryProps) {
  const counts = count > 0;
  const t = useTranslations('plan.summary');
  const plan = useTranslations('plan');
  const results = useTranslations('results');
  const { low, high } = then.range;
  const band = isRated ? results(`bands.${then.band}`) : null;
  const plannedText = (
    <p className="text-caption text-ink-soft">
      <span>{t('planned', { count })}</span>
      {count > 0 && (
        <>
          <span>{'. '}</span>
          <TotalsText {...takes} />
        </>
      )}
    </p>
  );
  return (
    <>
      <section
        aria-labelledby="summary-heading"
        className="sticky top-0 z-20 mx-[calc(-1*clamp(16px,4vw,40px))] border-y border-line bg-paper-raised px-[clamp(16px,4vw,40px)] py-2 lg:hidden print:hidden"
      >
        <Figures now={now} then={then} exposure={exposure} counts={counts} band={band} compact />
        <RangeGauge
          score={then.score}
          range={then.range}
          before={counts ? now.range : null}
          description={t('range', { low, high })}
        />
        <ExposureText brief exposure={exposure} className="text-caption text-ink-soft" />
        {/* The summary scrolls with it, so that whoever has the focus there scrolls by the keyboard. */}
        <Disclosure
          className="max-h-[calc(50dvh+2.25rem)] overflow-y-auto"
          summaryClassName="sticky top-0 z-10 min-h-9! bg-paper-raised text-caption font-strong text-forest focus-visible:-outline-offset-3"
          summary={<h2>{plan('bars')}</h2>}
        >
          <div className="flex flex-col gap-3 pb-2">
            {plannedText}
            {bars}
          </div>
        </Disclosure>
      </section>
      <Card className="hidden flex-col gap-4 p-4 sm:p-5 lg:sticky lg:flex lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:static print:flex print:max-h-none">
        <h2 id="summary-heading" className="text-caption font-strong text-ink-soft">
          {t(counts ? 'title' : 'now')}
        </h2>
        <div>
          <Figures now={now} then={then} exposure={exposure} counts={counts} band={band} />
          <RangeGauge
            score={then.score}
            range={then.range}
            before={counts ? now.range : null}
            description={t('range', { low, high })}
            className="mt-2"
          />
        </div>
        <ExposureText exposure={exposure} className="text-caption text-ink-soft" />
        {plannedText}
        {bars}
      </Card>
      <Announcement then={then} count={count} band={band} />
    </>
  );
}

function Figures({
  now,
  then,
  exposure,
  counts,
  band,
  compact = false,
}: Pick<PlanSummaryProps, 'now' | 'then' | 'exposure'> & {
  /** Whether anything is planned, so that the score moves. */
  counts: boolean;
  /** Null while too little is known to rate the home. */
  band: string | null;
  compact?: boolean;
}) {
  const t = useTranslations('plan.summary');
  const results = useTranslations('results');
  const { low, high } = then.range;
  const { nextBand } = then;
  // A building that close keeps the score below Excellent, whatever is done.
  const isBarred =
    nextBand?.band === 'excellent' &&
    exposure?.reasons.some(({ kind }) => kind === 'under_ten_feet') === true;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-serif text-title-1 leading-none font-strong tabular-nums">
        <span className="sr-only">
          {t('figures', { from: now.score, to: counts ? String(then.score) : 'none' })}
        </span>
        <span aria-hidden="true">
          {counts ? (
            <>
              <span className="font-regular text-ink-soft">{now.score}</span>
              <span>{` → ${then.score}`}</span>
            </>
          ) : (
            <span>{now.score}</span>
          )}
        </span>
      </p>
      <div className={compact ? 'flex min-w-0 flex-1 flex-col text-caption' : 'flex flex-col'}>
        {band !== null && <BandBadge band={then.band} label={band} />}
        <span className="text-caption text-ink-soft tabular-nums">
          <span>{t('range', { low, high })}</span>
          {band !== null && (
            <>
              <span>{' · '}</span>
              <span>
                {nextBand === null
                  ? t('top')
                  : isBarred
                    ? t('barred')
                    : t('next', {
                        points: nextBand.points,
                        band: results(`bands.${nextBand.band}`),
                      })}
              </span>
            </>
          )}
        </span>
      </div>
    </div>
  );
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
}: Pick<PlanSummaryProps, 'then' | 'count'> & { band: string | null }) {
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
