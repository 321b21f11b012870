import { type Action, type PlannedScore, workInWords } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { HazardDrawing } from '../../entities/hazard/drawings/hazard-drawing.tsx';
import { MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { useIsChosen, usePointsAt } from '../../entities/house-plan/chosen-hazards.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { useGainInWords } from '../../entities/score/use-gain-text.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { evidenceOfJob, firstStepOf, JobDetails, type JobDetailsProps } from './job-details.tsx';

export interface JobCardProps extends JobDetailsProps {
  title: string;
  /** The numbers of its hazards in the plan of the home. */
  numbers: readonly number[];
  /** Without what is planned; null of a home that can't be rated. */
  now: PlannedScore | null;
  /** With which other work its gain shows, where a limit on the score hides it alone. */
  withOthers: { readonly titles: readonly string[]; readonly points: number } | null;
  /** What the owner's budget counts for it, in US dollars, where its prices go beyond that budget. */
  countedAs: number | null;
  isPlanned: boolean;
  onPlanned: (isPlanned: boolean) => void;
  /** Its owner is just saying that it is done. */
  isMarking: boolean;
  /** Opens the form that says so. */
  onDone: () => void;
}

/** The id of a job's card on the page. */
export function jobCardId(stepId: Action['stepId']): string {
  return `job-${stepId}`;
}

/** One job: its picture, what to do first, what it costs and gains. Opens for why and how; its checkbox says that it is done. */
export function JobCard(props: JobCardProps) {
  const { job, title, numbers, now, isPlanned, onPlanned, isMarking, onDone, guidance } = props;
  const t = useTranslations('plan.jobs');
  const gainInWords = useGainInWords();
  const withOthersText = ({ titles, points }: NonNullable<JobCardProps['withOthers']>) =>
    titles.length === 1
      ? t('withOne', { points, title: titles[0] ?? '' })
      : t('withSeveral', { points, others: titles.length });
  // That it is an estimate stands with its source, inside: a range says enough here.
  const { cost } = workInWords({ ...job, estimate: false }, useLanguage());
  const isChosen = useIsChosen(job.hazardTypes);
  const pointing = usePointsAt(job.hazardTypes);
  const gainsPoint = Math.max(job.points, job.pointsWithoutCeiling) >= 100;
  return (
    <li
      id={jobCardId(job.stepId)}
      className="@container scroll-mt-28 rounded-card lg:scroll-mt-4"
      {...pointing}
    >
      <article
        className={classNames(
          'relative rounded-card border bg-paper-raised',
          isChosen ? 'border-ember' : isPlanned ? 'border-forest' : 'border-line',
        )}
      >
        {/* Beside the summary, not inside it, because the photo is a button of its own. */}
        <div className="absolute top-3 left-3 w-20 @max-[15rem]:relative @max-[15rem]:mr-3 sm:top-4 sm:left-4 sm:w-28">
          <Picture {...props} />
          <div className="pointer-events-none absolute -top-2 -left-2 flex">
            {numbers.map((number) => (
              <PinMark key={number} pin={{ number }} selected={isChosen} className="size-6" />
            ))}
          </div>
        </div>
        <Disclosure
          summaryClassName="min-h-21 gap-1! py-1.5 pr-1.5 pl-26 @max-[15rem]:pt-4 @max-[15rem]:pl-3 sm:min-h-29 sm:py-4 sm:pr-4 sm:pl-36"
          chevronAtEnd
          summary={
            <hgroup className="flex min-w-0 flex-1 flex-col">
              <h3 className="text-[1rem] leading-tight font-strong wrap-anywhere sm:text-body">
                {title === '' ? <Skeleton className="h-6 w-full" /> : title}
              </h3>
              <p className="flex flex-wrap gap-x-2 text-caption text-ink-soft tabular-nums">
                <span>{cost}</span>
                {props.countedAs !== null && <Counted job={job} usd={props.countedAs} />}
                {now !== null && (
                  <span className={gainsPoint ? 'font-strong text-ink' : ''}>
                    {props.withOthers === null
                      ? gainInWords(job, now.hundredths)
                      : withOthersText(props.withOthers)}
                  </span>
                )}
              </p>
              <p className="line-clamp-3 text-caption text-ink-soft">
                {firstStepOf(job, guidance.data)}
              </p>
            </hgroup>
          }
        >
          <JobDetails {...props} />
        </Disclosure>
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 sm:px-4">
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-3 text-caption font-strong">
            <input
              type="checkbox"
              checked={isMarking}
              aria-label={t('doneOf', { title })}
              onChange={onDone}
              className="size-6 shrink-0 accent-forest"
            />
            <span>{t('done')}</span>
          </label>
          <div className="flex items-center gap-x-1">
            {isPlanned && (
              <span className="text-caption font-strong text-forest">{t('planned')}</span>
            )}
            <Button
              size="small"
              tone="quiet"
              className="px-2!"
              aria-label={t(isPlanned ? 'removeOf' : 'addOf', { title })}
              onClick={() => onPlanned(!isPlanned)}
            >
              {t(isPlanned ? 'remove' : 'add')}
            </Button>
          </div>
        </div>
      </article>
    </li>
  );
}

/** Why a job whose prices go beyond the budget stands within it. */
function Counted({ job, usd }: Pick<JobCardProps, 'job'> & { usd: number }) {
  const t = useTranslations('plan.jobs');
  const usdText = useUsdText();
  const by = job.performer === 'diy_or_pro' ? 'byOwner' : 'counted';
  return <span>{t(by, { cost: usdText(usd) })}</span>;
}

/** The photo that shows it best, else the drawing of what is to be removed. */
function Picture({ job, analysis, photos }: Pick<JobCardProps, 'job' | 'analysis' | 'photos'>) {
  const descriptions = useDescriptions();
  const [best] = evidenceOfJob(job, analysis, photos);
  const [type] = job.hazardTypes;
  if (best !== undefined)
    return <MarkedThumbnail item={best} title={descriptions.hazard(best.hazardType).title} />;
  return type === undefined ? null : <HazardDrawing id={type} className="w-full" />;
}
