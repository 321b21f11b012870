import type { Property } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';

type Lent = Pick<Property, 'phone_until' | 'visiting_as'>;

/** On a phone that a computer or an invitation let in: as what, and until when. Nothing for an owner. */
export function ConnectedUntil({ property }: { property: Lent }) {
  const { phone_until: until, visiting_as: name } = property;
  if (until === undefined) return null;
  return name === undefined ? (
    <ConnectedPhone until={until} />
  ) : (
    <VisitingAssessor name={name} until={until} />
  );
}

function ConnectedPhone({ until }: { until: string }) {
  const t = useTranslations('phone.walk');
  const format = useFormatter();
  const time = format.dateTime(new Date(until), { timeStyle: 'short' });
  return <p className="max-w-[60ch] font-strong">{t('until', { time })}</p>;
}

function VisitingAssessor({ name, until }: { name: string; until: string }) {
  const t = useTranslations('homeVisits.walk');
  const dayText = useDayText();
  return (
    <div className="flex max-w-[60ch] flex-col gap-1">
      <p className="font-strong wrap-anywhere">{t('as', { name })}</p>
      <p className="text-ink-soft">{t('until', { date: dayText(isoDay(until)) })}</p>
    </div>
  );
}
