import type { Property } from '@dss/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useDaysLeftText, useSaveInsurerDeadline } from '../../entities/property/index.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';

/** The day by which the insurer wants to hear from the owner: asked once, then counted down. */
export function DeadlineCard({
  property,
}: {
  property: Pick<Property, 'id' | 'insurer_deadline'>;
}) {
  const t = useTranslations('insurer.deadline');
  const errorText = useErrorText();
  const { mutate, isPending } = useSaveInsurerDeadline(property.id);
  const [isChanging, setIsChanging] = useState(false);
  const day = property.insurer_deadline ?? null;
  const save = (changed: string | null) =>
    mutate(changed, {
      onSuccess: () => setIsChanging(false),
      onError: (error) =>
        showToast({ tone: 'danger', title: t('failed'), description: errorText(error) }),
    });
  return (
    <Card className="p-4 sm:p-5 print:hidden">
      <section aria-labelledby="deadline-heading">
        <h2 id="deadline-heading" className="sr-only">
          {t('title')}
        </h2>
        {day === null || isChanging ? (
          <DeadlineQuestion
            key={day}
            day={day}
            isPending={isPending}
            onSave={save}
            onKeep={() => setIsChanging(false)}
          />
        ) : (
          <Countdown day={day} onChange={() => setIsChanging(true)} />
        )}
      </section>
    </Card>
  );
}

interface DeadlineQuestionProps {
  /** As it is saved. */
  day: string | null;
  isPending: boolean;
  onSave: (day: string | null) => void;
  onKeep: () => void;
}

function DeadlineQuestion({ day, isPending, onSave, onKeep }: DeadlineQuestionProps) {
  const t = useTranslations('insurer.deadline');
  const [typed, setTyped] = useState(day ?? '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '' && !isPending) onSave(typed);
      }}
    >
      <TextField
        type="date"
        required
        label={t('ask')}
        hint={t('hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" unavailable={isPending || typed === ''}>
          {t(isPending ? 'saving' : 'save')}
        </Button>
        {day !== null && (
          <>
            <Button tone="quiet" unavailable={isPending} onClick={() => onSave(null)}>
              {t('remove')}
            </Button>
            <Button tone="quiet" onClick={onKeep}>
              {t('keep')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function Countdown({ day, onChange }: { day: string; onChange: () => void }) {
  const t = useTranslations('insurer.deadline');
  const daysLeft = useDaysLeftText();
  const dayText = useDayText();
  const [now] = useState(() => Date.now());
  const left = useRef<HTMLParagraphElement>(null);
  // Its form is gone, and whoever filled it in hears what was saved.
  useEffect(() => {
    if (document.activeElement === document.body) left.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div>
        <p ref={left} tabIndex={-1} className="font-serif text-title-2 outline-none">
          {daysLeft(day, now)}
        </p>
        <p className="text-ink-soft">{dayText(day)}</p>
      </div>
      <Button tone="quiet" size="small" className="px-0!" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
