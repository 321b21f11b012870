import type { CoordinatedCommunity } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/account.ts';
import type { Elements } from '../../ui/elements.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';

/** A page that a coordinator prints: what it is, of which neighborhood, and who put it together on which day. */
export function CommunitySheet({
  community: { name, streets, dwellings },
  title,
  children,
}: {
  community: CoordinatedCommunity;
  title: string;
  children: Elements;
}) {
  const t = useTranslations('renewal.packet');
  const format = useFormatter();
  const dayText = useDayText();
  const { data: account } = useAccount();
  const [today] = useState(() => isoDay(Date.now()));
  const date = dayText(today);
  return (
    <article className="hairline flex w-full max-w-4xl flex-col gap-6 self-center rounded-card bg-paper-raised p-5 sm:p-8 print:max-w-none print:gap-4 print:border-0 print:p-0">
      <div className="flex flex-col gap-1">
        <h1 className="font-serif text-title-1">{title}</h1>
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="wrap-anywhere">{t('streets', { streets: format.list(streets) })}</p>
        <p>{t('dwellings', { count: dwellings })}</p>
        <p className="text-caption text-ink-soft wrap-anywhere">
          {account ? t('made', { date, name: account.name }) : t('madeUnnamed', { date })}
        </p>
      </div>
      {children}
    </article>
  );
}
