import { freeJobs, type Analysis, type Exposure, type MappedExposure } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { shownGains } from '../../entities/score/gains.ts';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { reasonForScore } from './next-action.ts';
import { useAnimatedScore } from './use-animated-score.ts';

/** What of a result is seen at a glance. */
export interface ResultAtAGlance extends Pick<
  Analysis,
  'dss_score' | 'band' | 'range' | 'provisional' | 'enough_seen' | 'confidence_percent'
> {
  readonly hazards: readonly Pick<Analysis['hazards'][number], 'points' | 'type' | 'title'>[];
  readonly explanation: Parameters<typeof shownGains>[0] &
    Parameters<typeof freeJobs>[0] &
    Pick<Analysis['explanation'], 'as_seen' | 'exposure' | 'rows'>;
}

export interface ScoreAtAGlanceProps {
  analysis: ResultAtAGlance;
  exposure: Exposure | MappedExposure | null;
  /** The score from which to count up or down when this appears. */
  startScore: number;
  /** Beside the score: how it has changed. */
  since?: ReactNode;
}

/** The score with its band and range on one bar, and how exposed the home is. Without enough seen, only the range. */
export function ScoreAtAGlance(props: ScoreAtAGlanceProps) {
  const t = useTranslations('results');
  const { analysis, exposure } = props;
  return (
    <section aria-labelledby="score-heading" className="flex flex-col gap-1">
      <h2 id="score-heading" className="sr-only">
        {t('score.title')}
      </h2>
      {analysis.enough_seen ? <Score {...props} /> : <OnlyRange analysis={analysis} />}
      {/* What isn't known yet is said with the rest of it, so that the job stays on the first screen of a phone. */}
      {exposure !== null && <ExposureText exposure={exposure} className={note} />}
      <ScoreAsSeen analysis={analysis} />
    </section>
  );
}

const figure = 'font-serif text-score leading-none font-strong tabular-nums';
const note = 'text-caption text-ink-soft';

function Score({ analysis, startScore, since }: ScoreAtAGlanceProps) {
  const t = useTranslations('results');
  const { dss_score: score, band, range, provisional } = analysis;
  const shownScore = useAnimatedScore(score, startScore);
  const bandLabel = t(`bands.${band}`);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span aria-hidden="true" className={figure}>
          {shownScore}
        </span>
        <span aria-hidden="true" className="text-lead font-strong">
          {bandLabel}
        </span>
        <span className={`ml-auto flex flex-col items-end self-end tabular-nums ${note}`}>
          <span>{since}</span>
          <span>{range.low === range.high ? t('score.exact') : t('score.range', range)}</span>
        </span>
      </div>
      <ScoreBar
        score={shownScore}
        range={range}
        description={t('score.dial', { score, band: bandLabel, ...range })}
      />
      {provisional && <p className={note}>{t('score.provisional')}</p>}
    </>
  );
}

/** So little was seen that only the range means anything, not the number. */
function OnlyRange({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
  const t = useTranslations('results');
  const { dss_score: score, range } = analysis;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span aria-hidden="true" className={figure}>
          {`${range.low}–${range.high}`}
        </span>
        <span aria-hidden="true" className={note}>
          {t('score.outOf')}
        </span>
      </div>
      <ScoreBar score={null} range={range} description={t('unseen.dial', { score, ...range })} />
      <p className={note}>{t('unseen.seen', { seen: Math.round(analysis.confidence_percent) })}</p>
    </>
  );
}

/** The score without the owner's corrections, if it differs. */
function ScoreAsSeen({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
  const t = useTranslations('results');
  const { score, band, range } = analysis.explanation.as_seen;
  if (score === analysis.dss_score) return null;
  return (
    <p className="max-w-[60ch] border-l-2 border-line-strong pl-3 text-caption">
      {analysis.enough_seen
        ? t('score.asSeen', { score, band: t(`bands.${band}`), ...range })
        : t('unseen.asSeen', range)}
    </p>
  );
}

/** What the owner can make of the score, in one sentence that agrees with the job below it. */
export function ScoreSentence({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
  const text = useSentence()(analysis);
  return <p className="font-serif text-title-2 leading-snug font-strong">{text}</p>;
}

function useSentence(): (analysis: ResultAtAGlance) => string {
  const t = useTranslations('results.score');
  const unseen = useTranslations('results.unseen');
  return (analysis) => {
    if (!analysis.enough_seen) return unseen('short');
    const { explanation, range, dss_score: score } = analysis;
    const reason = reasonForScore(analysis);
    if (reason.kind === 'nothing') return t('nothingLost');
    if (reason.kind === 'unseen') return t('mostUnseen');
    // Points of what isn't known are assumed, so the score after any work is, too.
    const about = String(range.low !== range.high);
    const free = freeJobs(explanation);
    if (free !== null) return t('freeJobs', { count: free.count, score: free.score, about });
    const { fixing } = shownGains(explanation);
    if (fixing > 0) return t('allJobs', { score: score + fixing, about });
    if (reason.kind !== 'limit') return t('nothingToGain');
    const { ceiling, caused_by: causes, limit } = reason.row;
    const held = analysis.hazards.find(({ type }) => causes.some((cause) => cause === type));
    return ceiling === 'near_neighbor' || held === undefined
      ? t('heldByNeighbor', { limit: Math.floor(limit) })
      : t('mostHeld', { hazard: held.title });
  };
}
