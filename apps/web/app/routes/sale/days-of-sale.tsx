import { saleDayBounds, saleDays, type HomeSale } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSale, useSaveSale, type SaleOf } from '../../entities/home-people/home-sale.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { FieldError, TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

interface DaysOfSaleProps {
  of: SaleOf;
  /** Whose page it is: an owner and an agent enter the days, a buyer reads them. */
  reader: 'owner' | 'agent' | 'buyer';
  /** Whether California's law on the paper of a sale holds where the home is, or may hold. */
  hasPaper: boolean;
}

/** When the contract is signed and the sale closes, as kept with the home; and from when on a paper counts, and how long a buyer has. */
export function DaysOfSale({ of, reader, hasPaper }: DaysOfSaleProps) {
  const t = useTranslations('sale.days');
  const law = useTranslations('sale.law');
  const { data, error, refetch } = useSale(of);
  return (
    <section aria-labelledby="days-of-sale" className="flex flex-col gap-3">
      <h2 id="days-of-sale" className="font-serif text-title-2">
        {t('title')}
      </h2>
      {data !== undefined ? (
        reader === 'buyer' ? (
          <KnownDays sale={data} hasPaper={hasPaper} />
        ) : (
          <EnteredDays of={of} kept={data} hasPaper={hasPaper} />
        )
      ) : error === null ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <LoadFailed
          title={t('loadFailed')}
          error={error}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {hasPaper && reader !== 'owner' && (
        <p className="max-w-[68ch] text-caption text-ink-soft">{law('maybe')}</p>
      )}
      {hasPaper && <p className="max-w-[68ch] text-caption text-ink-soft">{t('local')}</p>}
      {reader !== 'buyer' && (
        <p className="max-w-[68ch] text-caption text-ink-soft print:hidden">
          {t(reader === 'owner' ? 'kept' : 'keptByAgent')}
        </p>
      )}
    </section>
  );
}

function KnownDays({ sale, hasPaper }: { sale: HomeSale; hasPaper: boolean }) {
  const t = useTranslations('sale.days');
  const dayText = useDayText();
  const { contract_on: contract, closing_on: closing } = sale;
  return (
    <>
      {contract === null && closing === null && <p className="text-ink-soft">{t('unknown')}</p>}
      {contract !== null && <p>{t('contractOn', { day: dayText(contract) })}</p>}
      {closing !== null && <p>{t('closingOn', { day: dayText(closing) })}</p>}
      {hasPaper && <WhatFollows contract={null} closing={closing} />}
    </>
  );
}

function EnteredDays({ of, kept, hasPaper }: { of: SaleOf; kept: HomeSale; hasPaper: boolean }) {
  const t = useTranslations('sale.days');
  const errorText = useErrorText();
  const { mutate: save, error } = useSaveSale(of);
  const [contract, setContract] = useState(kept.contract_on ?? '');
  const [closing, setClosing] = useState(kept.closing_on ?? '');
  const enter = (
    day: string,
    on: (day: string) => void,
    sale: (day: string | null) => HomeSale,
  ) => {
    on(day);
    // While a year is typed, what was kept before stays.
    if (day === '' || dayIn(day) !== null) save(sale(dayIn(day)));
  };
  const isBackward = dayIn(contract) !== null && dayIn(closing) !== null && closing < contract;
  return (
    <>
      <div className="grid max-w-[68ch] gap-4 sm:grid-cols-2">
        <DayField
          label={t('contract')}
          day={contract}
          onDay={(day) =>
            enter(day, setContract, (on) => ({ contract_on: on, closing_on: dayIn(closing) }))
          }
        />
        <DayField
          label={t('closing')}
          day={closing}
          error={isBackward ? t('backward') : undefined}
          onDay={(day) =>
            enter(day, setClosing, (on) => ({ contract_on: dayIn(contract), closing_on: on }))
          }
        />
      </div>
      {error !== null && (
        <div role="alert">
          <FieldError>{`${t('saveFailed')}. ${errorText(error)}`}</FieldError>
        </div>
      )}
      {hasPaper && (
        <WhatFollows contract={dayIn(contract)} closing={isBackward ? null : dayIn(closing)} />
      )}
    </>
  );
}

/** What California's law counts from the days. */
function WhatFollows({ contract, closing }: { contract: string | null; closing: string | null }) {
  const t = useTranslations('sale.days');
  const dayText = useDayText();
  const { paperFrom, buyerUntil } = saleDays({ contract, closing });
  return (
    <div role="status" className="flex max-w-[68ch] flex-col gap-1">
      {paperFrom !== null && contract !== null && (
        <p>{t('paper', { from: dayText(paperFrom), contract: dayText(contract) })}</p>
      )}
      {buyerUntil !== null && <p>{t('buyer', { until: dayText(buyerUntil) })}</p>}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
  error?: string | undefined;
}

function DayField({ onDay, day, error, ...field }: DayFieldProps) {
  const t = useTranslations('sale.days');
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && day !== '' && dayIn(day) === null;
  return (
    <TextField
      {...field}
      type="date"
      min={saleDayBounds.first}
      max={saleDayBounds.last}
      value={day}
      error={isWrong ? t('wrongYear') : error}
      onChange={({ target }) => onDay(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

/** A year that is still being typed, or was mistyped, is none in which such a sale can be; null without a day, too. */
function dayIn(typed: string): string | null {
  const { first, last } = saleDayBounds;
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= first && typed <= last ? typed : null;
}
