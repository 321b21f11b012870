import {
  checkEveryDays,
  insurerDays,
  insurerEventsIn,
  isOverdue,
  type InsurerEvent,
  type Property,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { daysUntil } from '../../entities/property/index.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';

/** A year that is still being typed, or was mistyped, is none in which something of this happened. */
const [firstDay, lastDay] = ['2020-01-01', '2099-12-31'];

/** By when the law of the home's state has an insurer act, counted from a day that the owner names. */
export function InsurersClock({ property }: { property: Pick<Property, 'state'> }) {
  const t = useTranslations('insurer.clock');
  const stateName = useStateName();
  const [today] = useState(() => isoDay(Date.now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const { state } = property;
  if (!state) return null;
  const events = insurerEventsIn(state, today);
  const event = events.find((each) => each === chosen) ?? events[0];
  const isDay = day >= firstDay && day <= lastDay;
  return (
    <section aria-labelledby="clock-heading" className="print:hidden">
      <h2 id="clock-heading" className="font-serif text-title-2">
        {t('title')}
      </h2>
      {event === undefined ? (
        <p className="mt-2">{t('none', { state: stateName(state) })}</p>
      ) : (
        <Card className="mt-3 flex flex-col gap-3 p-4 sm:p-5">
          <p className="text-caption text-ink-soft">{t('intro')}</p>
          <SelectField
            label={t('ask')}
            value={event}
            options={events.map((value) => ({ value, label: t(`events.${value}`) }))}
            onChange={({ target }) => {
              setChosen(target.value);
              // A day of something else.
              setDay('');
            }}
          />
          <TextField
            type="date"
            min={firstDay}
            max={lastDay}
            label={t(`days.${event}`)}
            value={day}
            error={day === '' || isDay ? undefined : t('wrongYear')}
            onChange={({ target }) => setDay(target.value)}
          />
          <div role="status">
            {isDay && <TheirDays state={state} event={event} day={day} today={today} />}
          </div>
        </Card>
      )}
    </section>
  );
}

interface TheirDaysProps {
  state: NonNullable<Property['state']>;
  event: InsurerEvent;
  /** As the owner named it. */
  day: string;
  today: string;
}

function TheirDays({ state, event, day, today }: TheirDaysProps) {
  const t = useTranslations('insurer.clock');
  const rules = useTranslations('rules');
  const language = useLanguage();
  const dayText = useDayText();
  const days = insurerDays(state, event, day, today);
  const laws = [...new Set(days.map(({ law }) => law))];
  const [now] = useState(() => Date.now());
  const oldest = isoDay(now - checkEveryDays * 86_400_000);
  if (days.length === 0) return <p>{t('notYet')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <dl className="divide-y divide-line">
        {days.map(({ duty, by, days: count }) => {
          const left = daysUntil(by, now);
          return (
            <div key={duty} className="py-3">
              <dt className="font-strong">{t(`duties.${duty}`)}</dt>
              <dd className="font-serif text-title-3">{t('by', { day: dayText(by) })}</dd>
              <dd>{left < 0 ? t('over', { days: -left }) : t('left', { days: left })}</dd>
              <dd className="text-caption text-ink-soft">
                {count < 0 ? t('countedBack', { days: -count }) : t('counted', { days: count })}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="flex flex-col gap-1 text-caption text-ink-soft">
        {event === 'work_reported' && <p>{t('workNote')}</p>}
        {event !== 'policy_end' && <p>{t('usesScore')}</p>}
        {laws.map(({ id, law, text }) => (
          <p key={id}>
            <span>{t('source', { law: text[language].name, day: dayText(law.checkedOn) })}</span>
            {isOverdue(law, oldest) && (
              <span className="text-caution">{` ${rules('overdue', { days: checkEveryDays })}`}</span>
            )}
          </p>
        ))}
        <p>{t('advice')}</p>
      </div>
    </div>
  );
}
