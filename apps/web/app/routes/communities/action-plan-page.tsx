import {
  communityPlanLimits,
  stepIdOf,
  type CommunityGoal,
  type CommunityPlan,
  type CoordinatedCommunity,
} from '@dss/domain';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCommunity } from '../../entities/community/communities.ts';
import { useCommunityPlan, useKeepCommunityPlan } from '../../entities/community/community-plan.ts';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { GoalSheet } from './goal-sheet.tsx';
import { PlanDates } from './plan-dates.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.renewal.title)));

/** What a neighborhood plans for three years, by year, and the dates that its renewal asks for. */
export default function PlanPage() {
  const { communityId = '' } = useParams();
  const query = useCommunityPlan(communityId);
  const { data: community } = useCommunity(communityId);
  return (
    <CoordinatorFrame query={query}>
      {(plan) =>
        community === undefined ? (
          <div className="page-width py-8">
            <Skeleton className="h-80 w-full" />
          </div>
        ) : (
          <PlanView community={community} plan={plan} />
        )
      }
    </CoordinatorFrame>
  );
}

/** What the sheet asks about: a goal that is there, or a new one with what is offered for it. */
interface Asked {
  readonly goal: CommunityGoal | null;
  readonly year: number;
  readonly text: string;
}

function PlanView({ community, plan }: { community: CoordinatedCommunity; plan: CommunityPlan }) {
  const t = useTranslations('renewal');
  const paths = usePaths();
  const showFailure = useShowFailure();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: keep, isPending } = useKeepCommunityPlan(community.id);
  const { first_year: first, goals } = plan;
  const years = Array.from({ length: communityPlanLimits.years }, (_, index) => first + index);
  const isFull = goals.length >= communityPlanLimits.mostGoals;
  const save = (change: Partial<CommunityPlan>, saved?: () => void) =>
    keep(
      { ...plan, ...change },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', title: t('saved') });
          saved?.();
        },
        onError: (error) => showFailure(t('failed'), error),
      },
    );
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-1">
        <p className="text-caption">
          <TextLink to={paths.community(community.id)}>{t('back')}</TextLink>
        </p>
        <h1 className="font-serif text-title-1">{t('title')}</h1>
        <p className="max-w-[68ch] text-ink-soft">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          {years.map((year) => (
            <section key={year} aria-label={String(year)}>
              <Card className="flex flex-col items-stretch gap-3 p-5">
                <h2 className="font-serif text-title-2">{String(year)}</h2>
                <Goals
                  goals={goals.filter((goal) => goal.year === year)}
                  isPending={isPending}
                  onChange={(goal) => setAsked({ goal, year, text: goal.goal })}
                  onDelete={({ id }) => save({ goals: goals.filter((goal) => goal.id !== id) })}
                />
                {!isFull && (
                  <Button
                    size="small"
                    className="self-start"
                    onClick={() => setAsked({ goal: null, year, text: '' })}
                  >
                    {t('addTo', { year: String(year) })}
                  </Button>
                )}
              </Card>
            </section>
          ))}
          {isFull && <p>{t('tooMany', { most: communityPlanLimits.mostGoals })}</p>}
        </div>
        <div className="flex flex-col gap-6">
          <PlanDates plan={plan} isPending={isPending} onSave={save} />
          <Suggestions
            community={community}
            onUse={isFull ? null : (text) => setAsked({ goal: null, year: first, text })}
          />
          <ButtonLink className="self-start" to={paths.communityRenewal(community.id)}>
            {t('openPacket')}
          </ButtonLink>
        </div>
      </div>
      {asked !== null && (
        <GoalSheet
          before={asked.goal}
          newest={goals.find(({ id }) => id === asked.goal?.id) ?? null}
          offered={asked}
          years={years}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onSave={(kept) =>
            save(
              {
                goals: goals.some(({ id }) => id === kept.id)
                  ? goals.map((goal) => (goal.id === kept.id ? kept : goal))
                  : [...goals, kept],
              },
              () => setAsked(null),
            )
          }
        />
      )}
    </div>
  );
}

function Goals({
  goals,
  isPending,
  onChange,
  onDelete,
}: {
  goals: readonly CommunityGoal[];
  isPending: boolean;
  onChange: (goal: CommunityGoal) => void;
  onDelete: (goal: CommunityGoal) => void;
}) {
  const t = useTranslations('renewal');
  if (goals.length === 0) return <p className="text-ink-soft">{t('noGoals')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {goals.map((goal) => (
        <li
          key={goal.id}
          className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:justify-between"
        >
          <div className="flex min-w-0 flex-col">
            <p className="wrap-anywhere">{goal.goal}</p>
            {(goal.who !== null || goal.when !== null) && (
              <p className="text-caption text-ink-soft wrap-anywhere">
                {[goal.who, goal.when].filter((said) => said !== null).join(' · ')}
              </p>
            )}
          </div>
          <div className="flex shrink-0 gap-2">
            <Button
              size="small"
              aria-label={t('changeNamed', { goal: goal.goal })}
              onClick={() => onChange(goal)}
            >
              {t('change')}
            </Button>
            <ConfirmButton
              tone="danger"
              size="small"
              aria-label={t('deleteNamed', { goal: goal.goal })}
              isPending={isPending}
              question={{
                title: t('deleteTitle'),
                text: t('deleteText'),
                confirm: t('delete'),
                cancel: t('deleteKeep'),
              }}
              onConfirm={() => onDelete(goal)}
            >
              {t('delete')}
            </ConfirmButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The work that most homes need, by the published counts. */
function Suggestions({
  community: { figures },
  onUse,
}: {
  community: CoordinatedCommunity;
  /** Null: the plan is full. */
  onUse: ((text: string) => void) | null;
}) {
  const t = useTranslations('renewal');
  const dayText = useDayText();
  const hazards = figures?.hazards ?? [];
  // Kinds that the same work removes are offered once, with the count of the most common.
  const offered = hazards.filter(
    ({ type }, index) =>
      hazards.findIndex((other) => stepIdOf(other.type) === stepIdOf(type)) === index,
  );
  const { data: guidance } = useGuidance(offered.map(({ type }) => type));
  return (
    <section aria-labelledby="suggestions">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="suggestions" className="font-serif text-title-3">
          {t('suggestions')}
        </h2>
        <p className="text-caption text-ink-soft">
          {figures === null
            ? t('suggestionsNone')
            : t(offered.length === 0 ? 'suggestionsNoKind' : 'suggestionsText', {
                date: dayText(figures.as_of),
              })}
        </p>
        <ul className="flex flex-col divide-y divide-line">
          {offered.map(({ type, homes }) => {
            const work = guidance?.find((each) => each.hazard_type === type)?.title;
            if (work === undefined) return null;
            return (
              <li key={type} className="flex flex-col items-start gap-2 py-3">
                <p>{t('suggestion', { work, count: homes })}</p>
                {onUse !== null && (
                  <Button
                    size="small"
                    aria-label={t('useNamed', { work })}
                    onClick={() => onUse(work)}
                  >
                    {t('use')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
