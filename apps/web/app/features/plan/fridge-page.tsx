import {
  planNumbersOf,
  type Action,
  type GuidanceStepId,
  type HomeUpkeep,
  type HousePlan,
  type PlannedScore,
  type Property,
  workInWords,
} from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { useMonths } from '../../entities/upkeep/use-months.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { OwnTime } from './budget.ts';
import { useGroupGain, useGroupTitle, type JobGroup } from './job-groups.tsx';

export interface FridgePageProps {
  property: Pick<Property, 'address' | 'state'>;
  house: HousePlan;
  now: PlannedScore;
  /** With everything done that is on the sheet. */
  after: PlannedScore;
  groups: readonly JobGroup[];
  time: OwnTime;
  titleOf: (stepId: GuidanceStepId) => string;
  firstStepOf: (job: Action) => string;
  /** Whether enough is known to rate the home. If not, only its range means anything, and no gain in points. */
  isRated: boolean;
  /** How many jobs have no room on the sheet. */
  others: number;
  /** The titles of finished work. */
  done: readonly { readonly stepId: GuidanceStepId; readonly title: string }[];
  /** Undefined if it couldn't be loaded. */
  tasks: HomeUpkeep['tasks'] | undefined;
}

/** What the jobs and the finished work have of a sheet of Letter paper between the head and the year's upkeep, in millimeters. */
const room = 115;

/** How high things are on the sheet, in millimeters, with titles as long as those in Spanish. */
const heights = { groupTitle: 11, withFirstStep: 28, withCost: 14, doneTitles: 3, doneLine: 5.5 };

/** What fits of each job: what to do first, or only its cost and time, or its title alone. */
function detailThatFits(jobsOfGroups: readonly number[], done: number) {
  const rows = jobsOfGroups.reduce((sum, jobs) => sum + Math.ceil(jobs / 2), 0);
  const doneLines = Math.ceil(done / 3);
  const left =
    room -
    jobsOfGroups.length * heights.groupTitle -
    (done > 0 ? heights.doneTitles + doneLines * heights.doneLine : 0);
  if (rows * heights.withFirstStep <= left) return 'first_step';
  return rows * heights.withCost <= left ? 'cost' : 'title';
}

/** So many titles fit one sheet, beside the upkeep. */
export const mostOnSheet = 18;

/** The plan on one sheet, with boxes to check off by hand. Nothing else of the page is printed. */
export function FridgePage(props: FridgePageProps) {
  const {
    property: { address, state },
    house,
    now,
    after,
    groups,
    time,
    titleOf,
    firstStepOf,
    others,
    isRated,
    done,
    tasks = [],
  } = props;
  const t = useTranslations('plan.fridge');
  const summary = useTranslations('plan.summary');
  const format = useFormatter();
  const groupTitle = useGroupTitle(time);
  const groupGain = useGroupGain();
  const count = groups.reduce((sum, { actions }) => sum + actions.length, 0);
  const detail = detailThatFits(
    groups.map(({ actions }) => actions.length),
    done.length,
  );
  const isDense = detail === 'title';
  const [today] = useState(() => new Date());
  return (
    <section data-prints-alone className="hidden print:block">
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <h1 className="font-serif text-[21pt] leading-tight">{t('title')}</h1>
          <p className="mt-1 text-[13pt] font-strong wrap-anywhere">{address}</p>
          <p className="mt-3 font-serif text-[19pt] leading-none font-strong tabular-nums">
            {!isRated
              ? summary('range', { low: now.range.low, high: now.range.high })
              : after.score > now.score
                ? t('score', { from: now.score, to: after.score })
                : t('now', { score: now.score })}
          </p>
          {isRated && (
            <p className="mt-1 text-[13pt] font-strong first-letter:uppercase">
              {groupGain(after.score - now.score, true, count)}
            </p>
          )}
          <p className="mt-2">
            {t('asOf', { date: format.dateTime(today, { dateStyle: 'long' }) })}
          </p>
        </div>
        <HousePlanDrawing plan={house} titleOf={() => ''} className="max-w-60 shrink-0" />
      </div>
      {groups.map(({ name, actions, gain }, index) => (
        <div key={name} className="mt-3">
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink">
            <h2 className="font-serif text-[14pt]">{groupTitle(name)}</h2>
            <p className="font-strong tabular-nums">
              {gain !== null && groupGain(gain, index === 0, actions.length)}
            </p>
          </div>
          <ul
            className={classNames(
              'mt-1.5 grid',
              isDense ? 'grid-cols-3 gap-x-4 gap-y-1' : 'grid-cols-2 gap-x-6 gap-y-2',
            )}
          >
            {actions.map((job) => (
              <Job
                key={job.stepId}
                job={job}
                title={titleOf(job.stepId)}
                firstStep={detail === 'first_step' ? firstStepOf(job) : ''}
                house={house}
                isDense={isDense}
              />
            ))}
          </ul>
        </div>
      ))}
      {others > 0 && <p className="mt-2">{t('others', { count: others })}</p>}
      {done.length > 0 && (
        <div className="mt-3">
          <h2 className="sr-only">{t('done')}</h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[9pt]">
            {done.map(({ stepId, title }) => (
              <li key={stepId} className="flex items-center gap-1.5">
                <Square checked className="size-[4mm]" />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {tasks.length > 0 && <Year tasks={tasks} state={state} />}
    </section>
  );
}

interface JobProps {
  job: Action;
  title: string;
  house: HousePlan;
  isDense: boolean;
  /** Empty where there is no room for it. */
  firstStep: string;
}

function Job({ job, title, house, isDense, firstStep }: JobProps) {
  const { cost, time } = workInWords(job, useLanguage());
  return (
    <li className="flex items-start gap-2">
      <Square className={isDense ? 'size-[5mm]' : 'size-[6.5mm]'} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className={isDense ? 'text-[9pt] font-strong' : 'text-[11pt] font-strong'}>{title}</p>
        {!isDense && <p className="text-[9pt]">{`${cost} · ${time}`}</p>}
        {firstStep !== '' && <p className="mt-1 text-[10pt]">{firstStep}</p>}
      </div>
      <div className="flex gap-0.5">
        {planNumbersOf(house, job.hazardTypes).map((number) => (
          <PinMark
            key={number}
            pin={{ number }}
            className={isDense ? 'size-[4mm]' : 'size-[5mm]'}
          />
        ))}
      </div>
    </li>
  );
}

/** The whole year, since the sheet hangs there for long: a box for each task in each of its months. */
function Year({ tasks, state }: Pick<Property, 'state'> & { tasks: HomeUpkeep['tasks'] }) {
  const t = useTranslations('plan.fridge');
  const { shortNameOf } = useMonths();
  const months = [...new Set(tasks.flatMap((task) => task.months))].sort(
    (one, other) => one - other,
  );
  return (
    <div className="mt-3">
      <h2 className="border-b-2 border-ink font-serif text-[14pt]">
        {t(state === 'CA' ? 'upkeep' : 'upkeepElsewhere')}
      </h2>
      <table className="mt-1 w-full text-[8.5pt] leading-tight">
        <thead>
          <tr>
            <th className="text-left">
              <span className="sr-only">{t('task')}</span>
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className="w-[9.5mm] pb-0.5 text-center font-strong">
                {shortNameOf(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id} className="border-t border-line">
              <th scope="row" className="py-[0.55mm] text-left font-regular">
                {task.title}
              </th>
              {months.map((month) => (
                <td key={month} className="py-[0.55mm]">
                  {task.months.includes(month) && <Square className="mx-auto size-[3.2mm]" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A box to check off. Drawn, because paper leaves borders and backgrounds of controls out. */
function Square({ checked = false, className }: { checked?: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      className={`shrink-0 stroke-ink ${className}`}
    >
      <rect x="2" y="2" width="20" height="20" rx="2" strokeWidth="2.2" />
      {checked && <path d="m6.5 12.5 4 4 7.5-8.5" strokeWidth="3" />}
    </svg>
  );
}
