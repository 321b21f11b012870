import { firstActions, type Analysis, type Photo } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { gainToShow, showDetails, shownGains, type GainToShow } from './explanation/index.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { RangeDial } from '../ui/range-dial.tsx';
import { ScoreDial } from '../ui/score-dial.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { costliestDomain, reasonForScore } from './next-action.ts';
import { RerunLink } from './rerun-link.tsx';
import { StillUnseen } from './still-unseen.tsx';
import { useAnimatedScore } from './use-animated-score.ts';

export interface ScoreCardProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** The score from which to count up or down when the card appears. */
  startScore: number;
}

/** The layout of the score card. Its skeleton uses it too, so that nothing jumps when the score arrives. */
export const scoreCardLayout =
  'grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:px-8 print:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] print:grid-rows-[auto_1fr] print:gap-x-6 print:p-4';

/** The result and what to do about it, at a glance: the dial, one sentence, three things to do first. */
export function ScoreCard({ propertyId, analysis, photos, startScore }: ScoreCardProps) {
  const t = useTranslations('results');
  const hasSteps = firstActions(analysis.explanation.actions.in_order).length > 0;
  return (
    <section aria-labelledby="score-heading">
      <Card className={scoreCardLayout}>
        <h2 id="score-heading" className="sr-only">
          {t('score.title')}
        </h2>
        {analysis.enough_seen ? (
          <Score analysis={analysis} photos={photos} startScore={startScore} />
        ) : (
          <NotEnoughSeen analysis={analysis} />
        )}
        {hasSteps && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-10 print:col-start-2 print:row-span-2 print:row-start-1">
            <FirstSteps propertyId={propertyId} analysis={analysis} photos={photos} />
          </div>
        )}
        <div
          className={classNames(
            'flex flex-col gap-5',
            !hasSteps && 'lg:col-start-2 print:col-start-2',
          )}
        >
          <Figures analysis={analysis} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <NextActionButton
              propertyId={propertyId}
              analysis={analysis}
              photos={photos}
              // Phones show it in the bar at the bottom of the screen instead.
              className="w-full max-sm:tall:hidden"
            />
            <Button size="small" className="grow" onClick={showDetails}>
              {t('score.seeDetails')}
            </Button>
            {photos.length > 0 && <RerunLink propertyId={propertyId} />}
          </div>
        </div>
      </Card>
    </section>
  );
}

/** Dial, caption and sentence: on phones the caption is beside the dial if the text isn't too large; wider screens stack all three. */
const glance =
  'flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-8 lg:grid lg:grid-cols-1 lg:gap-y-3 lg:*:first:justify-self-center print:grid print:grid-cols-1 print:*:first:justify-self-center';
const dialSize = 'w-32 max-w-full min-[24rem]:w-40 sm:w-56 lg:w-48 print:w-32';
const sentence =
  'basis-full font-serif text-title-3 leading-snug font-strong lg:order-1 print:order-1';
/** Below the dial, over its whole width: beside it, on a phone, a line would take six. */
const unseen = 'basis-full text-caption text-ink-soft lg:order-2 print:order-2';
const caption =
  'flex min-w-[min(6rem,100%)] flex-1 flex-col gap-1 text-caption text-ink-soft lg:order-2 print:order-2';

function Score({
  analysis,
  photos,
  startScore,
}: Pick<ScoreCardProps, 'analysis' | 'photos' | 'startScore'>) {
  const t = useTranslations('results');
  const { dss_score: score, band, range, provisional } = analysis;
  const shownScore = useAnimatedScore(score, startScore);
  const bandLabel = t(`bands.${band}`);
  return (
    <div className={glance}>
      <ScoreDial
        score={shownScore}
        band={band}
        range={range}
        bandLabel={bandLabel}
        outOf={t('score.outOf')}
        description={t('score.dial', { score, band: bandLabel, ...range })}
        className={dialSize}
      />
      <div className={caption}>
        <p>
          {range.low === range.high ? t('score.exact') : t('score.range', range)}
          {range.low !== range.high &&
            `. ${t('score.seen', { seen: Math.round(analysis.confidence_percent) })}`}
        </p>
        {provisional && <p>{t('score.provisional')}</p>}
        <ScoreAsSeen analysis={analysis} />
      </div>
      <p className={sentence}>
        <Sentence analysis={analysis} />
      </p>
      {/* Phones have no room for it above the first step. */}
      <p className={classNames(unseen, 'max-sm:hidden print:hidden')}>{t('score.rings')}</p>
      <StillUnseen analysis={analysis} photos={photos} className={unseen} />
    </div>
  );
}

/** Where the points went, in one sentence. */
function Sentence({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results.score');
  const domain = costliestDomain(analysis.explanation.domains);
  const reason = reasonForScore(analysis);
  if (reason === 'nothing') return t('nothingLost');
  return reason === 'hazards' && domain !== null ? t('mostLost', { domain }) : t('mostUnseen');
}

/** So little was seen that only the range means anything, not the number. */
function NotEnoughSeen({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results');
  const { dss_score: score, range } = analysis;
  return (
    <div className={glance}>
      <RangeDial
        range={range}
        typical={score}
        outOf={t('score.outOf')}
        description={t('unseen.dial', { score, ...range })}
        className={dialSize}
      />
      <div className={caption}>
        <p>{t('unseen.typical', { score })}</p>
        <p>{t('unseen.seen', { seen: Math.round(analysis.confidence_percent) })}</p>
        <ScoreAsSeen analysis={analysis} />
      </div>
      <p className={sentence}>{t('unseen.headline', range)}</p>
      <p className={unseen}>{t('unseen.plainly', { score })}</p>
    </div>
  );
}

/** The score without the owner's corrections, if it differs. */
function ScoreAsSeen({ analysis }: { analysis: Analysis }) {
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

function Figures({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results.score');
  const hazards = analysis.hazards.length;
  const actions = analysis.action_count;
  const gain = gainToShow(shownGains(analysis.explanation));
  // With next to nothing seen, two zeros would read as good news.
  if (!analysis.enough_seen && hazards === 0) return null;
  return (
    <dl
      className={classNames(
        'grid divide-x divide-line border-y border-line',
        gain === null ? 'grid-cols-2' : 'grid-cols-3',
      )}
    >
      <Figure value={String(hazards)} label={t('hazards', { count: hazards })} />
      <Figure value={String(actions)} label={t('actions', { count: actions })} />
      {gain !== null && <Gain {...gain} />}
    </dl>
  );
}

function Gain({ by, points }: GainToShow) {
  const t = useTranslations('results.score');
  return (
    <Figure
      before={by === 'showing' ? t('upTo') : undefined}
      value={`+${points}`}
      label={t(by === 'fixing' ? 'improvement' : 'byShowing', { count: points })}
    />
  );
}

function Figure({
  before,
  value,
  label,
}: {
  before?: string | undefined;
  value: string;
  label: string;
}) {
  return (
    <div className="flex flex-col-reverse justify-end px-3 py-2 first:pl-0 last:pr-0 sm:px-6 print:px-2">
      <dt className="text-caption leading-snug text-ink-soft">{label}</dt>
      <dd className="font-serif text-title-2 font-strong tabular-nums">
        {before !== undefined && (
          <span className="font-sans text-caption font-regular">{before} </span>
        )}
        {value}
      </dd>
    </div>
  );
}

/** Announces the new score and the previous range to screen readers after an answer or a dispute; silent at first. */
export function ScoreAnnouncement({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('explanation');
  const [{ now, before }, setShown] = useState<{ now: Analysis; before: Analysis | null }>({
    now: analysis,
    before: null,
  });
  if (now.analysis_id !== analysis.analysis_id) setShown({ now: analysis, before: now });
  const { dss_score: score, range } = analysis;
  return (
    <p role="status" className="sr-only">
      {before !== null && `${t('announce', { score, ...range })} ${t('before', before.range)}`}
    </p>
  );
}
