import { communityLimits, communityPlanLimits, type CommunityPlan } from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { nextAssessment, nextPlan } from './next-due.ts';

/** The days of assessment and plan, with when each is due again, and the plan's first year. */
export function PlanDates({
  plan,
  isPending,
  onSave,
}: {
  plan: CommunityPlan;
  isPending: boolean;
  onSave: (change: Partial<CommunityPlan>) => void;
}) {
  const t = useTranslations('renewal');
  const dayText = useDayText();
  const [today] = useState(() => isoDay(Date.now()));
  const [assessed, setAssessed] = useState(plan.assessed_on ?? '');
  const [planned, setPlanned] = useState(plan.planned_on ?? '');
  const [first, setFirst] = useState(plan.first_year);
  const [tried, setTried] = useState(false);
  const isWrong = (day: string) =>
    day !== '' && (day < communityLimits.firstEntryDay || day > today);
  const thisYear = Number(today.slice(0, 4));
  const years = [...new Set([plan.first_year, thisYear - 2, thisYear - 1, thisYear, thisYear + 1])];
  const dueText = (day: string) => t(day < today ? 'overdue' : 'due', { date: dayText(day) });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWrong(assessed) || isWrong(planned) || isPending) return;
    const last = first + communityPlanLimits.years - 1;
    onSave({
      assessed_on: assessed || null,
      planned_on: planned || null,
      first_year: first,
      goals: plan.goals.map((goal) => ({
        ...goal,
        year: Math.min(last, Math.max(first, goal.year)),
      })),
    });
  }

  return (
    <section aria-labelledby="dates">
      <Card className="p-5">
        <form onSubmit={submit} noValidate className="flex flex-col items-stretch gap-5">
          <h2 id="dates" className="font-serif text-title-3">
            {t('dates')}
          </h2>
          <div className="flex flex-col gap-1">
            <TextField
              label={t('assessedOn')}
              hint={t('assessedHint')}
              type="date"
              min={communityLimits.firstEntryDay}
              max={today}
              value={assessed}
              error={tried && isWrong(assessed) ? t('dateWrong') : undefined}
              onChange={({ target }) => setAssessed(target.value)}
            />
            {plan.assessed_on !== null && (
              <p className="font-strong">{dueText(nextAssessment(plan.assessed_on))}</p>
            )}
          </div>
          <div className="flex flex-col gap-1">
            <TextField
              label={t('plannedOn')}
              hint={t('plannedHint')}
              type="date"
              min={communityLimits.firstEntryDay}
              max={today}
              value={planned}
              error={tried && isWrong(planned) ? t('dateWrong') : undefined}
              onChange={({ target }) => setPlanned(target.value)}
            />
            {plan.planned_on !== null && (
              <p className="font-strong">{dueText(nextPlan(plan.planned_on))}</p>
            )}
          </div>
          <SelectField
            label={t('firstYear')}
            inForm
            value={String(first)}
            options={years
              .sort((one, other) => one - other)
              .map((year) => ({ value: String(year), label: String(year) }))}
            onChange={({ target }) => setFirst(Number(target.value))}
          />
          {first !== plan.first_year && plan.goals.length > 0 && (
            <p className="text-caption text-ink-soft">{t('moveWarning')}</p>
          )}
          <Button type="submit" size="small" className="self-start" unavailable={isPending}>
            {t(isPending ? 'saving' : 'save')}
          </Button>
        </form>
      </Card>
    </section>
  );
}
