import { mostCostUsd, textLimits, type DoneAction, type GuidanceStepId } from '@dss/domain';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { Button } from '../../ui/button.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { useUsdText, useMarkDone } from '../../entities/plan/index.ts';
import { readUsd } from './budget.ts';
import { DoneOutcome, type Standing } from './done-outcome.tsx';

export interface DoneFormProps {
  propertyId: string;
  stepId: GuidanceStepId;
  title: string;
  /** The titles of the hazards that are said to be gone. */
  claims: readonly string[];
  /** The details given before, to change; null where the work was done now, for the first time or again. */
  given: DoneAction | null;
  /** The current result. */
  standing: Standing;
  onClose: () => void;
  /** Where to go from here, since the button that opened the form may be gone. */
  focusAfterSaving: () => HTMLElement | null;
}

/** Asks when some work was done, what it cost, and for a note, then shows what came of it. An error never discards what was typed. */
export default function DoneForm(props: DoneFormProps) {
  const { propertyId, stepId, title, claims, given, standing, onClose, focusAfterSaving } = props;
  const t = useTranslations('plan.done.form');
  const format = useFormatter();
  const errorText = useErrorText();
  const usdText = useUsdText();
  const [today] = useState(() => isoDay(Date.now()));
  const [day, setDay] = useState(given?.done_on ?? today);
  const [cost, setCost] = useState(given?.cost_usd?.toString() ?? '');
  const [note, setNote] = useState(given?.note ?? '');
  const [tried, setTried] = useState(false);
  const [before, setBefore] = useState<Standing | null>(null);
  const saved = useRef(false);
  const lock = useSubmitLock();
  const markDone = useMarkDone(propertyId);
  const waits = useWaitsForConnection(markDone);
  const costUsd = cost.trim() === '' ? null : readUsd(cost);
  const dayProblem = day === '' ? 'noDay' : day > today ? 'future' : null;
  const costIsWrong = cost.trim() !== '' && costUsd === null;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (dayProblem !== null || costIsWrong || !lock.acquire()) return;
    markDone.mutate(
      {
        stepId,
        done_on: day,
        cost_usd: costUsd,
        note: note.trim() === '' ? null : note.trim(),
        done_again: given === null,
      },
      {
        onSuccess: () => {
          saved.current = true;
          if (given === null) setBefore(standing);
          else onClose();
        },
        onSettled: lock.release,
      },
    );
  }

  if (before !== null) {
    return (
      <DoneOutcome
        propertyId={propertyId}
        stepId={stepId}
        title={title}
        before={before}
        now={standing}
        onClose={onClose}
        finalFocus={focusAfterSaving}
      />
    );
  }
  return (
    <Sheet
      title={t(given === null ? 'title' : 'change')}
      description={title}
      onClose={onClose}
      finalFocus={() => !saved.current || focusAfterSaving()}
    >
      <form onSubmit={submit} noValidate className="mt-4 flex flex-1 flex-col gap-5">
        {claims.length > 0 && (
          <p className="font-strong">{t('claims', { hazards: format.list(claims) })}</p>
        )}
        <TextField
          label={t('day')}
          type="date"
          required
          max={today}
          value={day}
          error={tried && dayProblem !== null ? t(dayProblem) : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t('cost')}
          hint={t('costHint')}
          inputMode="numeric"
          autoComplete="off"
          value={cost}
          error={costIsWrong && tried ? t('costWrong', { most: usdText(mostCostUsd) }) : undefined}
          onChange={(event) => setCost(event.target.value)}
        />
        <TextAreaField
          label={t('note')}
          hint={t('noteHint', { most: textLimits.doneNote })}
          maxLength={textLimits.doneNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-caption text-ink-soft">{t('private')}</p>
        {markDone.isError && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{t('failedText', { reason: errorText(markDone.error) })}</p>
          </Notice>
        )}
        {waits && <Notice role="status">{t('notSent')}</Notice>}
        <SheetActions>
          <Button tone="primary" type="submit" unavailable={markDone.isPending}>
            {t(markDone.isPending ? 'saving' : 'save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </SheetActions>
      </form>
    </Sheet>
  );
}
