import {
  mostCostUsd,
  planTotals,
  type GuidanceStepId,
  type Plan,
  type PlannedScore,
  type WayToDo,
} from '@dss/domain';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { ownTimes, readUsd, sliderStops, stopFor, type OwnBudget } from './budget.ts';
import { TotalsText } from './totals-text.tsx';

export interface BudgetProps {
  budget: OwnBudget;
  onBudget: (budget: OwnBudget) => void;
  plan: Plan;
  /** The best that the budget allows. */
  best: readonly WayToDo[];
  /** Null of a home that can't be rated. */
  now: PlannedScore | null;
  planned: ReadonlySet<GuidanceStepId>;
  titleOf: (stepId: GuidanceStepId) => string;
  /** Plans these actions, too. */
  onPlan: (stepIds: readonly GuidanceStepId[]) => void;
}

/** What the owner has, which opens its choices and the best that can be done with it. */
export function Budget({ budget, onBudget, ...suggestion }: BudgetProps) {
  const t = useTranslations('plan.budget');
  const usdText = useUsdText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const said = { money: usdText(budget.usd), time: t('forTime', { time: budget.time }) };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('chipLabel', said)}
        onClick={() => setOpen(!open)}
        className={classNames(
          'inline-flex min-h-11 max-w-full items-center gap-2 self-start rounded-full border px-4 text-caption font-strong transition-colors',
          open
            ? 'border-forest bg-forest-wash text-ink'
            : 'border-line-strong bg-paper-raised text-forest hover:border-forest',
        )}
      >
        <span>{t('chip', said)}</span>
        <ChevronIcon
          className={classNames(
            'size-4 transition-transform duration-(--motion-quick)',
            open ? '-rotate-90' : 'rotate-90',
          )}
        />
      </button>
      <section id={id} hidden={!open} aria-labelledby={`${id}-heading`}>
        <Card className="flex flex-col gap-5 p-4 sm:p-6">
          <h2 id={`${id}-heading`} className="font-serif text-title-2">
            {t('title')}
          </h2>
          <Money budget={budget} onBudget={onBudget} />
          <ChoiceGroup
            legend={t('time')}
            legendClassName="font-strong"
            options={ownTimes.map((time) => ({ value: time, label: t(time) }))}
            value={budget.time}
            onChoose={(time) => onBudget({ ...budget, time })}
          />
          <BestForBudget budget={budget} {...suggestion} />
        </Card>
      </section>
    </div>
  );
}

function Money({ budget, onBudget }: Pick<BudgetProps, 'budget' | 'onBudget'>) {
  const t = useTranslations('plan.budget');
  const usdText = useUsdText();
  const id = useId();
  const [typed, setTyped] = useState(String(budget.usd));
  const isAmount = readUsd(typed) !== null;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-end">
      <TextField
        label={t('money')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isAmount ? undefined : t('tooMuch', { most: usdText(mostCostUsd) })}
        onChange={({ target }) => {
          setTyped(target.value);
          const usd = readUsd(target.value);
          if (usd !== null) onBudget({ ...budget, usd });
        }}
      />
      <div className="flex flex-col">
        <label htmlFor={`${id}-slider`} className="sr-only">
          {t('slider')}
        </label>
        <input
          id={`${id}-slider`}
          type="range"
          min={0}
          max={sliderStops.length - 1}
          step={1}
          value={stopFor(budget.usd)}
          aria-valuetext={usdText(budget.usd)}
          onChange={({ target }) => {
            const usd = sliderStops[target.valueAsNumber] ?? 0;
            setTyped(String(usd));
            onBudget({ ...budget, usd });
          }}
          className="h-12 w-full cursor-pointer accent-forest"
        />
      </div>
    </div>
  );
}

function BestForBudget({
  budget: { usd, time },
  plan,
  best,
  now,
  planned,
  titleOf,
  onPlan,
}: Omit<BudgetProps, 'onBudget'>) {
  const t = useTranslations('plan.budget');
  const usdText = useUsdText();
  const then = useMemo(() => plan.after(new Set(best.map(({ stepId }) => stepId))), [plan, best]);
  const given = { money: usdText(usd), time: t('forTime', { time }) };
  if (best.length === 0) return <p className="border-t border-line pt-4">{t('none', given)}</p>;
  const stepIds = new Set(best.map(({ stepId }) => stepId));
  // In the order of the list below.
  const inOrder = plan.actions.flatMap(
    ({ stepId }) => best.find((way) => way.stepId === stepId) ?? [],
  );
  const others = [...planned].filter((stepId) => !stepIds.has(stepId)).length;
  const isPlanned = best.every(({ stepId }) => planned.has(stepId));
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="max-w-[44ch] text-lead">{t('best', { ...given, count: best.length })}</p>
        {now !== null && (
          <p className="font-serif text-title-1 leading-none font-strong tabular-nums">
            <span className="sr-only">{t('figures', { from: now.score, to: then.score })}</span>
            <span aria-hidden="true">
              <span className="font-regular text-ink-soft">{now.score}</span>
              <span>{` → ${then.score}`}</span>
            </span>
          </p>
        )}
      </div>
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-forest">
        {inOrder.map(({ stepId, doneBy, usd: cost }) => (
          <li key={stepId}>
            <span>{titleOf(stepId)}</span>{' '}
            <span className="text-caption text-ink-soft">{`${t(doneBy)}, ${usdText(cost)}`}</span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-soft">
        <TotalsText
          totals={planTotals(
            plan.actions.filter(({ stepId }) => stepIds.has(stepId)),
            best,
          )}
          titleOf={titleOf}
        />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          unavailable={isPlanned}
          onClick={() => onPlan([...stepIds].filter((stepId) => !planned.has(stepId)))}
        >
          {t('tick', { count: best.length })}
        </Button>
        {isPlanned && (
          <p className="text-caption">
            <span>{t('ticked')}</span> {others > 0 && <span>{t('others', { count: others })}</span>}
          </p>
        )}
      </div>
      <p className="max-w-[72ch] text-caption text-ink-soft">{t('basis')}</p>
    </div>
  );
}
