import { saleDayBounds, saleDays, type HomeSale } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSale, useSaveSale, type SaleOf } from '../../entities/home-people/home-sale.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { TextField } from '../../ui/fields.tsx';
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
        <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />
      )}
      {hasPaper && reader !== 'owner' && (
        <p className="max-w-[68ch] text-caption text-ink-soft">{law('seldomHere')}</p>
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

type TypedDays = { readonly [Day in keyof HomeSale]?: string | undefined };

function EnteredDays({ of, kept, hasPaper }: { of: SaleOf; kept: HomeSale; hasPaper: boolean }) {
  const t = useTranslations('sale.days');
  const { mutate: save, error } = useSaveSale(of);
  // Only what isn't kept yet: the other one may change the days meanwhile.
  const [typed, setTyped] = useState<TypedDays>({});
  const contract = typed.contract_on ?? kept.contract_on ?? '';
  const closing = typed.closing_on ?? kept.closing_on ?? '';
  const enter = (which: keyof HomeSale, day: string) => {
    setTyped((before) => ({ ...before, [which]: day }));
    // While a year is typed, what was kept before stays.
    if (day !== '' && dayIn(day) === null) return;
    save({ [which]: dayIn(day) }, { onSuccess: (saved) => setTyped(unsaved(saved)) });
  };
  const isBackward = dayIn(contract) !== null && dayIn(closing) !== null && closing < contract;
  return (
    <>
      <div className="grid max-w-[68ch] gap-4 sm:grid-cols-2">
        <DayField label={t('contract')} day={contract} onDay={(day) => enter('contract_on', day)} />
        <DayField
          label={t('closing')}
          day={closing}
          error={isBackward ? t('backward') : undefined}
          onDay={(day) => enter('closing_on', day)}
        />
      </div>
      <SaveFailed title={t('saveFailed')} error={error} />
      {hasPaper && (
        <WhatFollows contract={dayIn(contract)} closing={isBackward ? null : dayIn(closing)} />
      )}
    </>
  );
}

/** What was typed without what is kept now. */
function unsaved({ contract_on: contract, closing_on: closing }: HomeSale) {
  return (typed: TypedDays): TypedDays => ({
    ...(typed.contract_on !== (contract ?? '') && { contract_on: typed.contract_on }),
    ...(typed.closing_on !== (closing ?? '') && { closing_on: typed.closing_on }),
  });
}

/**
 * For whoever owns the home once its sale has closed, who may be its buyer: the last day of the year that they have for the paper. Nothing
 * before, after that year, and where California's law on it doesn't hold.
 */
export function BuyersDay({ propertyId, today }: { propertyId: string; today: string }) {
  const t = useTranslations('sale.days');
  const dayText = useDayText();
  const { data } = useSale({ propertyId });
  const closing = data?.closing_on ?? null;
  const { buyerUntil } = saleDays({ contract: null, closing });
  if (closing === null || buyerUntil === null || closing > today || buyerUntil < today) return null;
  return <p>{t('buyerSince', { closing: dayText(closing), until: dayText(buyerUntil) })}</p>;
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
