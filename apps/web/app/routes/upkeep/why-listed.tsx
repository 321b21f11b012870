import type { HomeUpkeep } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useDayText } from '../../ui/use-day-text.ts';

type Task = HomeUpkeep['tasks'][number];

export interface WhyListedProps {
  task: Pick<Task, 'reason' | 'found' | 'cleared' | 'unseen'>;
}

/**
 * Why a task is on the list. Of what was found and cleared it says so, with the day: one line for the whole task would hide the work
 * behind a place that nobody has seen yet.
 */
export function WhyListed({ task: { reason, found, cleared, unseen } }: WhyListedProps) {
  const t = useTranslations('upkeep');
  const format = useFormatter();
  const dayText = useDayText();
  const titles = (hazards: readonly { readonly title: string }[]) =>
    format.list(hazards.map(({ title }) => title));
  const isCleared = new Set(cleared.map(({ hazard_type: type }) => type));
  const never = unseen.filter(({ hazard_type: type }) => !isCleared.has(type));
  const elsewhere = unseen.filter(({ hazard_type: type }) => isCleared.has(type));
  const lines =
    cleared.length === 0
      ? [t(`reasons.${reason}`)]
      : [
          found.length > 0 && t('foundNow', { titles: titles(found) }),
          ...cleared.map(({ title, done_on: day }) =>
            t('cleared', {
              title,
              date: day === null ? 'none' : dayText(day),
            }),
          ),
          never.length > 0 && t('unseenYet', { titles: titles(never) }),
          elsewhere.length > 0 && t('unseenElsewhere', { titles: titles(elsewhere) }),
          reason === 'in_order' && t('reasons.in_order'),
        ].filter((line) => line !== false);
  return lines.map((line) => (
    <p key={line} className="text-caption text-ink-soft">
      {line}
    </p>
  ));
}
