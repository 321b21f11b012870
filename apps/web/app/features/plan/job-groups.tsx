import { gainBesideAlone, type Action, type PlanGroup, type PlannedScore } from '@dss/domain';
import { Fragment, useId, type ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import type { OwnTime } from './budget.ts';

/** A group of jobs, and by how many points it raises the score once the groups before it are done; null of a home that can't be rated. */
export interface JobGroup extends PlanGroup<Action> {
  readonly gain: number | null;
}

/** What a group is called. The first one goes by the owner's time. */
export function useGroupTitle(time: OwnTime): (name: JobGroup['name']) => string {
  const t = useTranslations('plan.groups');
  return (name) => (name === 'now' ? t('now', { time }) : t(name));
}

/**
 * How many points the groups gain: the first one's together, then what each of the others adds. Null for less than a point.
 * @param jobs how many make the gain: one alone is nothing together
 */
export function useGroupGain(): (gain: number, isFirst: boolean, jobs: number) => string | null {
  const t = useTranslations('plan.groups');
  return (gain, isFirst, jobs) =>
    gain === 0 ? null : t(isFirst ? 'together' : 'more', { points: gain, jobs });
}

export interface JobGroupsProps {
  groups: readonly JobGroup[];
  time: OwnTime;
  /** Adds the jobs of the first group to the plan; null once something is in it. */
  onAddFirst: ((jobs: readonly Action[]) => void) | null;
  /** The score without any of it. */
  now: Pick<PlannedScore, 'hundredths'>;
  renderJob: (job: Action) => ReactElement;
}

/** The jobs of a home by when they are done. */
export function JobGroups({ groups, time, onAddFirst, now, renderJob }: JobGroupsProps) {
  const t = useTranslations('plan.groups');
  const id = useId();
  const titleOf = useGroupTitle(time);
  const gainOf = useGroupGain();
  const comparedOf = ({ actions, gain }: JobGroup, isFirst: boolean) => {
    if (gain === null) return null;
    const compared = gainBesideAlone(actions, gain, now.hundredths);
    return compared === 'same' ? null : t(`compared.${compared}`, { isFirst: String(isFirst) });
  };
  return groups.map((group, index) => (
    <section
      key={group.name}
      aria-labelledby={`${id}${group.name}`}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}${group.name}`} className="font-serif text-title-2">
          {titleOf(group.name)}
        </h2>
        <p className="text-caption font-strong tabular-nums">
          {group.gain !== null && gainOf(group.gain, index === 0, group.actions.length)}
        </p>
      </div>
      <Note text={comparedOf(group, index === 0)} />
      {group.name === 'now' && onAddFirst !== null && (
        <Button tone="primary" className="sm:self-start" onClick={() => onAddFirst(group.actions)}>
          {t('addAll', { count: group.actions.length })}
        </Button>
      )}
      <ul className="flex flex-col gap-2 sm:gap-3">
        {group.actions.map((job) => (
          <Fragment key={job.stepId}>{renderJob(job)}</Fragment>
        ))}
      </ul>
    </section>
  ));
}

function Note({ text }: { text: string | null }) {
  return text !== null && <p className="-mt-3 text-caption text-ink-soft">{text}</p>;
}
