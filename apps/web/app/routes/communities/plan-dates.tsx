import {
  nextAssessment,
  nextPlan,
  communityLimits,
  communityPlanLimits,
  type CommunityPlan,
} from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';

interface Typed {
  readonly assessed: string | null;
  readonly planned: string | null;
  readonly first: number | null;
}

const untouched: Typed = { assessed: null, planned: null, first: null };

/** The days of assessment and plan, with when each is due again, and the plan's first year. */
export function PlanDates({
  plan,
  isPending,
  onSave,
}: {
  plan: CommunityPlan;
  isPending: boolean;
  onSave: (change: Partial<CommunityPlan>, saved: () => void) => void;
}) {
  const t = useTranslations('renewal');
  const dayText = useDayText();
  const [today] = useState(() => isoDay(Date.now()));
  // Null until it is changed here: a plan that another tab saved is shown at once, without taking away what is typed.
  const [typed, setTyped] = useState(untouched);
  const assessed = typed.assessed ?? plan.assessed_on ?? '';
  const planned = typed.planned ?? plan.planned_on ?? '';
  const first = typed.first ?? plan.first_year;
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
    const change = {
      assessed_on: assessed || null,
      planned_on: planned || null,
      first_year: first,
      goals: plan.goals.map((goal) => ({
        ...goal,
        year: Math.min(last, Math.max(first, goal.year)),
      })),
    };
    onSave(change, () => setTyped(untouched));
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
              onChange={({ target }) => setTyped({ ...typed, assessed: target.value })}
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
              onChange={({ target }) => setTyped({ ...typed, planned: target.value })}
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
            onChange={({ target }) => setTyped({ ...typed, first: Number(target.value) })}
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
