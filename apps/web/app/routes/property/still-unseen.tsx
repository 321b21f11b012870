import { houseSideOf, type Analysis, type HousePlan } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideWords } from '../../entities/house-sides/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export interface StillUnseenProps {
  propertyId: string;
  plan: Pick<HousePlan, 'sides' | 'facing' | 'naming'>;
  analysis: { readonly explanation: Pick<Analysis['explanation'], 'domains'> };
}

/** The sides that are hatched in the plan and the parts of which nothing is known, with the way to look; nothing if there are none. */
export function StillUnseen({ propertyId, plan, analysis }: StillUnseenProps) {
  const t = useTranslations('results.score');
  const format = useFormatter();
  const paths = usePaths();
  const { choices } = useSideWords();
  const unseen = plan.sides.filter(({ state }) => state === 'unseen').map(({ side }) => side);
  const names = [
    ...choices.filter(({ value }) => unseen.includes(value)).map(({ label }) => label),
    ...analysis.explanation.domains
      .filter(({ confidence_percent: known }) => known === 0)
      .map(({ domain }) => t('part', { domain })),
  ];
  if (names.length === 0) return null;
  const [side] = unseen;
  const start =
    side === undefined || plan.naming === 'compass' ? undefined : houseSideOf(side, plan.facing);
  return (
    <p className="text-caption text-ink-soft print:hidden">
      <span>{t('stillOpen', { names: format.list(names) })}</span>{' '}
      <TextLink to={paths.walk(propertyId, start)}>{t('look')}</TextLink>
    </p>
  );
}
