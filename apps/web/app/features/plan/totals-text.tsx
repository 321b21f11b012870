import type { GuidanceStepId, PlanTotals } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useHoursText, useUsdText } from '../../entities/plan/amount-texts.ts';

export interface TotalsTextProps {
  totals: PlanTotals;
  titleOf: (stepId: GuidanceStepId) => string;
}

/**
 * What some work costs and how many of the owner's hours it takes. Where hiring is suggested for what the owner could do, it has both
 * totals, so that a plan and the suggestion that it follows never seem to disagree.
 */
export function TotalsText({ totals: { asSuggested, byOwner, hired }, titleOf }: TotalsTextProps) {
  const t = useTranslations('plan.totals');
  const format = useFormatter();
  const usdText = useUsdText();
  const hoursText = useHoursText();
  const own = t('byOwner', { cost: usdText(byOwner.usd), hours: hoursText(byOwner.hours) });
  if (hired.length === 0) return <span>{own}</span>;
  return (
    <>
      <span>
        {t('asSuggested', {
          cost: usdText(asSuggested.usd),
          hours: hoursText(asSuggested.hours),
          steps: format.list(hired.map((stepId) => t('step', { title: titleOf(stepId) }))),
        })}
      </span>{' '}
      <span>{own}</span>
    </>
  );
}
