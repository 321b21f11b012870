import { firstActions, type Analysis } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { RangeDial } from '../../ui/range-dial.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import {
  gainToShow,
  shownGains,
  type GainToShow,
  ExposureText,
} from '../../entities/score/index.ts';
import { costliestDomain, reasonForScore } from './next-action.ts';
import { useAnimatedScore } from './use-animated-score.ts';

/** The layout of the score card. Its skeleton uses it too, so that nothing jumps when the score arrives. */
export const scoreCardLayout =
  'grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:px-8 print:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] print:grid-rows-[auto_1fr] print:gap-x-6 print:p-4';

/** Dial, caption and sentence: on phones the caption is beside the dial if the text isn't too large; wider screens stack all three. */
const glance =
  'flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-8 lg:grid lg:grid-cols-1 lg:gap-y-3 lg:*:first:justify-self-center print:grid print:grid-cols-1 print:*:first:justify-self-center';
const dialSize = 'w-32 max-w-full min-[24rem]:w-40 sm:w-56 lg:w-48 print:w-32';
const sentence =
  'basis-full font-serif text-title-3 leading-snug font-strong lg:order-1 print:order-1';
/** Below the dial, over its whole width: beside it, on a phone, a line would take six. */
export const lineBelowDial = 'basis-full text-caption text-ink-soft lg:order-2 print:order-2';
const caption =
  'flex min-w-[min(6rem,100%)] flex-1 flex-col gap-1 text-caption text-ink-soft lg:order-2 print:order-2';

/** What of a result is seen at a glance. */
export interface ResultAtAGlance extends Pick<
  Analysis,
  | 'dss_score'
  | 'band'
  | 'range'
  | 'provisional'
  | 'enough_seen'
  | 'confidence_percent'
  | 'action_count'
> {
  readonly hazards: readonly Pick<Analysis['hazards'][number], 'points' | 'type' | 'title'>[];
  readonly explanation: Parameters<typeof shownGains>[0] &
    Pick<Analysis['explanation'], 'as_seen' | 'domains' | 'exposure' | 'rows'> & {
      readonly actions: {
        readonly in_order: readonly { readonly points_without_ceiling: number }[];
      };
    };
}

interface ScoreCardFrameProps extends ScoreAtAGlanceProps {
  /** What to do first; shown only if there is anything to do. */
  firstSteps: Elements;
  /** What can be pressed, below the figures. */
  buttons: Elements;
}

/** The score card, as the server draws it for the first view and the browser with everything in it. */
export function ScoreCardFrame({ firstSteps, buttons, ...result }: ScoreCardFrameProps) {
  const t = useTranslations('results');
  const { analysis } = result;
  const hasSteps = firstActions(analysis.explanation.actions.in_order).length > 0;
  return (
    <section aria-labelledby="score-heading">
      <Card className={scoreCardLayout}>
        <h2 id="score-heading" className="sr-only">
          {t('score.title')}
        </h2>
        <ScoreAtAGlance {...result} />
        {hasSteps && firstSteps}
        <div
          className={classNames(
            'flex flex-col gap-5',
            !hasSteps && 'lg:col-start-2 print:col-start-2',
          )}
        >
          <Figures analysis={analysis} />
          {buttons}
        </div>
      </Card>
    </section>
  );
}

interface ScoreAtAGlanceProps {
  analysis: ResultAtAGlance;
  /** The score from which to count up or down when this appears. */
  startScore: number;
  /** What nobody has photographed yet, below the sentence. */
  stillUnseen: Elements;
}

/** The dial and one sentence. Without enough seen, only the range. */
function ScoreAtAGlance(props: ScoreAtAGlanceProps) {
  return props.analysis.enough_seen ? (
    <Score {...props} />
  ) : (
    <NotEnoughSeen analysis={props.analysis} />
  );
}

function Score({ analysis, startScore, stillUnseen }: ScoreAtAGlanceProps) {
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
          <span>{range.low === range.high ? t('score.exact') : t('score.range', range)}</span>
          {range.low !== range.high && (
            <span>{`. ${t('score.seen', { seen: Math.round(analysis.confidence_percent) })}`}</span>
          )}
        </p>
        {provisional && <p>{t('score.provisional')}</p>}
        <ScoreAsSeen analysis={analysis} />
      </div>
      <Sentence analysis={analysis} />
      {/* Phones have no room for it above the first step. */}
      <p className={classNames(lineBelowDial, 'max-sm:hidden print:hidden')}>{t('score.rings')}</p>
      <ExposureText exposure={analysis.explanation.exposure} className={lineBelowDial} />
      {stillUnseen}
    </div>
  );
}

/** Where the points went, in one sentence. */
function Sentence({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
  const t = useTranslations('results.score');
  const domain = costliestDomain(analysis.explanation.domains);
  const reason = reasonForScore(analysis);
  if (reason.kind === 'limit') {
    const { ceiling, caused_by: causes, limit } = reason.row;
    const hazard = analysis.hazards.find(({ type }) =>
      causes.some((cause) => cause === type),
    )?.title;
    const text =
      ceiling === 'near_neighbor' || hazard === undefined
        ? t('heldByNeighbor', { limit: Math.floor(limit) })
        : t('mostHeld', { hazard });
    return <p className={sentence}>{text}</p>;
  }
  const text =
    reason.kind === 'nothing'
      ? t('nothingLost')
      : reason.kind === 'hazards' && domain !== null
        ? t('mostLost', { domain })
        : t(reason.kind === 'several' ? 'lostToSeveral' : 'mostUnseen');
  return <p className={sentence}>{text}</p>;
}

/** So little was seen that only the range means anything, not the number. */
function NotEnoughSeen({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
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
      <p className={lineBelowDial}>{t('unseen.plainly', { score })}</p>
      <ExposureText exposure={analysis.explanation.exposure} className={lineBelowDial} />
    </div>
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

/** What was found, what to do and what that gains, in numbers. */
function Figures({ analysis }: Pick<ScoreAtAGlanceProps, 'analysis'>) {
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
          <span className="font-sans text-caption font-regular">{`${before} `}</span>
        )}
        <span>{value}</span>
      </dd>
    </div>
  );
}
