import type { InsurerNotice, Property } from '@dss/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeNotice, useRemoveNotice } from '../../entities/insurer-notices/notices.ts';
import { useNextDayText } from '../../entities/insurer-notices/next-day.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { CountedDays } from './counted-days.tsx';
import { NoticeEnd } from './notice-end.tsx';
import { NoticeForm } from './notice-form.tsx';
import { NoticeLetter } from './notice-letter.tsx';
import { NoticeReminders } from './notice-reminders.tsx';
import { NoticeSteps } from './notice-steps.tsx';

export interface NoticeCardProps {
  property: Pick<Property, 'id' | 'state' | 'address_formatted'>;
  notice: InsurerNotice;
  /** What can be written to the insurer about it. */
  children: ReactNode;
}

/** Something that an insurer sent: how long is left, what was sent and answered, and how it ended. */
export function NoticeCard({ property, notice, children }: NoticeCardProps) {
  const t = useTranslations('insurer.notices');
  const end = useTranslations('insurer.end');
  const dayText = useDayText();
  const [isChanging, setChanging] = useState(false);
  const change = useChangeNotice(property.id, notice.id);
  const { outcome, resolved_on: endedOn, insurer, dated_on: datedOn } = notice;
  const headingId = `notice-${notice.id}`;
  return (
    <Card className="p-4 sm:p-5 print:hidden">
      <article aria-labelledby={headingId} className="flex flex-col gap-5">
        <div>
          <h3 id={headingId} className="font-strong">
            {t(`names.${notice.kind}`)}
          </h3>
          {insurer !== '' && <p className="wrap-anywhere">{insurer}</p>}
          {datedOn !== null && (
            <p className="text-caption text-ink-soft">{t('dated', { day: dayText(datedOn) })}</p>
          )}
          {outcome === null ? (
            <Headline notice={notice} />
          ) : (
            <p className="mt-2 font-strong">
              {end(`ended.${outcome}`, { day: dayText(endedOn ?? '') })}
            </p>
          )}
        </div>
        {isChanging ? (
          <NoticeForm
            propertyId={property.id}
            noticeId={notice.id}
            notice={notice}
            onCancel={() => setChanging(false)}
            onSaved={() => setChanging(false)}
          />
        ) : (
          <>
            <CountedDays property={property} notice={notice} />
            <NoticeSteps notice={notice} />
            {outcome === null && <div>{children}</div>}
            {outcome === null && <NoticeReminders notice={notice} />}
            <NoticeLetter notice={notice} />
            {outcome === null && <NoticeEnd notice={notice} />}
            <div className="-ml-4 flex flex-wrap gap-x-2">
              {outcome === null ? (
                <Button tone="quiet" size="small" onClick={() => setChanging(true)}>
                  {t('change')}
                </Button>
              ) : (
                <Button
                  tone="quiet"
                  size="small"
                  unavailable={change.isPending}
                  onClick={() => change.mutate({ resolve: null })}
                >
                  {end('reopen')}
                </Button>
              )}
              <RemoveButton notice={notice} />
            </div>
          </>
        )}
      </article>
    </Card>
  );
}

/** How long is left. */
function Headline({ notice: { next } }: { notice: InsurerNotice }) {
  const nextDayText = useNextDayText();
  const [now] = useState(() => Date.now());
  const left = useRef<HTMLParagraphElement>(null);
  // Its form is gone, and whoever filled it in hears what was saved.
  useEffect(() => {
    if (document.activeElement === document.body) left.current?.focus({ preventScroll: true });
  }, []);
  if (next === null) return null;
  return (
    <p ref={left} tabIndex={-1} className="mt-2 font-serif text-title-2 outline-none">
      {nextDayText(next, now)}
    </p>
  );
}

function RemoveButton({ notice }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.notices');
  const { mutate, isPending } = useRemoveNotice(notice.property_id, notice.id);
  return (
    <ConfirmButton
      tone="quiet"
      size="small"
      isPending={isPending}
      question={{
        title: t('removeTitle'),
        text: t('removeText'),
        confirm: t('remove'),
        cancel: t('cancel'),
      }}
      onConfirm={() => mutate()}
    >
      {t('remove')}
    </ConfirmButton>
  );
}
