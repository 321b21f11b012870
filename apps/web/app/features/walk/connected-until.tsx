import type { Property } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

/** On a phone that a computer let in: until when. Nothing for an owner. */
export function ConnectedUntil({ property }: { property: Pick<Property, 'phone_until'> }) {
  const t = useTranslations('phone.walk');
  const format = useFormatter();
  const { phone_until: until } = property;
  if (until === undefined) return null;
  const time = format.dateTime(new Date(until), { timeStyle: 'short' });
  return <p className="max-w-[60ch] font-strong">{t('until', { time })}</p>;
}
