import { saleDays } from '@dss/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { TextField } from '../../ui/fields.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

const [firstDay, lastDay] = ['2021-07-01', '2099-12-31'];

/**
 * From when on a paper counts, and how long a buyer has. The days stand in the page's address, so that they come with a bookmark or a
 * copied link and are kept nowhere else: a sale is nobody's business but that of seller and buyer.
 */
export function DaysOfSale() {
  const t = useTranslations('sale.days');
  const dayText = useDayText();
  const [contract, setContract] = useDayInAddress('contract');
  const [closing, setClosing] = useDayInAddress('closing');
  const { paperFrom, buyerUntil } = saleDays({
    contract: dayIn(contract),
    closing: dayIn(closing),
  });
  const isBackward = paperFrom !== null && buyerUntil !== null && closing < contract;
  return (
    <section aria-labelledby="days-of-sale" className="flex flex-col gap-3">
      <h2 id="days-of-sale" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <div className="grid max-w-[68ch] gap-4 sm:grid-cols-2">
        <DayField label={t('contract')} day={contract} onDay={setContract} />
        <DayField
          label={t('closing')}
          day={closing}
          onDay={setClosing}
          error={isBackward ? t('backward') : undefined}
        />
      </div>
      <div role="status" className="flex max-w-[68ch] flex-col gap-1">
        {paperFrom !== null && dayIn(contract) !== null && (
          <p>{t('paper', { from: dayText(paperFrom), contract: dayText(contract) })}</p>
        )}
        {buyerUntil !== null && !isBackward && <p>{t('buyer', { until: dayText(buyerUntil) })}</p>}
      </div>
      <p className="max-w-[68ch] text-caption text-ink-soft">{t('local')}</p>
      <p className="max-w-[68ch] text-caption text-ink-soft print:hidden">{t('kept')}</p>
    </section>
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
      min={firstDay}
      max={lastDay}
      value={day}
      error={isWrong ? t('wrongYear') : error}
      onChange={({ target }) => onDay(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

/** A day that is typed, in the page's address once it can be one. */
function useDayInAddress(name: 'contract' | 'closing') {
  const [search, setSearch] = useSearchParams();
  const [day, setDay] = useState(search.get(name) ?? '');
  const change = (typed: string) => {
    setDay(typed);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (dayIn(typed) === null) after.delete(name);
        else after.set(name, typed);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [day, change] as const;
}

/** A year that is still being typed, or was mistyped, is none in which such a sale can be; null without a day, too. */
function dayIn(typed: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= firstDay && typed <= lastDay ? typed : null;
}
