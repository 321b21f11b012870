import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { ScoreBar } from '../../ui/score-bar.tsx';

type Result = NonNullable<SharedHome['result']>;

const note = 'text-caption text-ink-soft';
const figure = 'font-serif text-score leading-none font-strong tabular-nums';

/** The score on one bar, and what it would be without what the owner chose to say or remove, where that is another. */
export function SharedScore({ result }: { result: Result }) {
  const t = useTranslations('sharing.page');
  const words = useTranslations('results');
  const { dss_score: score, band, range, as_seen: seen, enough_seen: isScored } = result;
  const bandLabel = words(`bands.${band}`);
  const isSame =
    score === seen.score && range.low === seen.range.low && range.high === seen.range.high;
  return (
    <section aria-labelledby="shared-score" className="flex flex-col gap-1">
      <h2 id="shared-score" className="sr-only">
        {t('score')}
      </h2>
      <div aria-hidden="true" className="flex flex-wrap items-baseline gap-x-4">
        <span className={figure}>{isScored ? score : `${range.low}–${range.high}`}</span>
        {isScored && <span className="text-lead font-strong">{bandLabel}</span>}
        <span className={`ml-auto self-end tabular-nums ${note}`}>
          {!isScored
            ? words('score.outOf')
            : range.low === range.high
              ? words('score.exact')
              : words('score.range', range)}
        </span>
      </div>
      <ScoreBar
        score={isScored ? score : null}
        range={range}
        description={
          isScored ? words('score.dial', { score, band: bandLabel, ...range }) : t('unsure', range)
        }
      />
      {!isScored && <p className="text-caption font-strong">{t('unsure', range)}</p>}
      {isScored && result.provisional && <p className={note}>{words('score.provisional')}</p>}
      <ExposureText exposure={result.exposure} open={result.exposure_open} className={note} />
      {!isSame && (
        <dl className="mt-1 border-l-2 border-line-strong pl-3 text-caption">
          <dt className="text-ink-soft">{t('asSeen')}</dt>
          <dd className="font-strong tabular-nums">
            {isScored
              ? t('scoreOf', {
                  score: seen.score,
                  band: words(`bands.${seen.band}`),
                  ...seen.range,
                })
              : t('rangeOf', seen.range)}
          </dd>
        </dl>
      )}
    </section>
  );
}
