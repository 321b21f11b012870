import {
  isBeforeReport,
  mostCostUsd,
  mostWorkCubicYards,
  mostWorkHours,
  stepById,
  textLimits,
  type DoneAction,
  type FirstReport,
  type GuidanceStepId,
} from '@dss/domain';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { useMarkDone } from '../../entities/plan/use-done.ts';
import { readUsd } from './budget.ts';

export interface DoneDetailsProps {
  propertyId: string;
  stepId: GuidanceStepId;
  title: string;
  /** The titles of the hazards that are said to be gone. */
  claims: readonly string[];
  /** What was said of the work. */
  said: DoneAction;
  /** When what it removes was first known to be there. */
  reported: FirstReport | null;
  onClose: () => void;
  /** Where to go from here, since the button that led here may be gone. */
  focusAfterSaving: () => HTMLElement | null;
}

/** Asks when some work was done, what it took, and for a note. An error never discards what was typed. */
export function DoneDetails(props: DoneDetailsProps) {
  const { propertyId, stepId, title, claims, said, reported, onClose, focusAfterSaving } = props;
  const t = useTranslations('plan.done.form');
  const format = useFormatter();
  const usdText = useUsdText();
  const [today] = useState(() => isoDay(Date.now()));
  const [day, setDay] = useState(said.done_on);
  const [cost, setCost] = useState(said.cost_usd?.toString() ?? '');
  const [hours, setHours] = useState(said.hours?.toString() ?? '');
  const [yards, setYards] = useState(said.cubic_yards?.toString() ?? '');
  const [note, setNote] = useState(said.note ?? '');
  const [tried, setTried] = useState(false);
  const saved = useRef(false);
  const lock = useSubmitLock();
  const markDone = useMarkDone(propertyId);
  const costUsd = cost.trim() === '' ? null : readUsd(cost);
  const costIsWrong = cost.trim() !== '' && costUsd === null;
  const hoursRead = readAmount(hours, mostWorkHours, 2);
  const yardsRead = readAmount(yards, mostWorkCubicYards, 2);
  const { hours: expected, per } = stepById(stepId);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (dayProblem(day, today, reported) !== null || costIsWrong) return;
    if (hoursRead === undefined || yardsRead === undefined || !lock.acquire()) return;
    const amounts = { cost_usd: costUsd, hours: hoursRead, cubic_yards: yardsRead };
    const details = { done_on: day, ...amounts, note: note.trim() || null };
    markDone.mutate(
      { stepId, ...details, done_again: false },
      {
        onSuccess: () => {
          saved.current = true;
          onClose();
        },
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet
      title={t('change')}
      description={title}
      onClose={onClose}
      finalFocus={() => !saved.current || focusAfterSaving()}
    >
      <form onSubmit={submit} noValidate className="mt-4 flex flex-1 flex-col gap-5">
        {claims.length > 0 && (
          <p className="font-strong">{t('claims', { hazards: format.list(claims) })}</p>
        )}
        <DayField day={day} today={today} reported={reported} tried={tried} onDay={setDay} />
        <TextField
          label={t('cost')}
          hint={t('costHint')}
          inputMode="numeric"
          autoComplete="off"
          value={cost}
          error={costIsWrong && tried ? t('costWrong', { most: usdText(mostCostUsd) }) : undefined}
          onChange={(event) => setCost(event.target.value)}
        />
        <TextField
          label={t('hours')}
          hint={t('hoursHint', { ...expected, forEachSide: String(per !== 'home') })}
          inputMode="decimal"
          autoComplete="off"
          value={hours}
          error={
            tried && hoursRead === undefined ? t('amountWrong', { most: mostWorkHours }) : undefined
          }
          onChange={(event) => setHours(event.target.value)}
        />
        <TextField
          label={t('yards')}
          hint={t('yardsHint')}
          inputMode="decimal"
          autoComplete="off"
          value={yards}
          error={
            tried && yardsRead === undefined
              ? t('amountWrong', { most: mostWorkCubicYards })
              : undefined
          }
          onChange={(event) => setYards(event.target.value)}
        />
        <TextAreaField
          label={t('note')}
          hint={t('noteHint', { most: textLimits.doneNote })}
          maxLength={textLimits.doneNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-caption text-ink-soft">{t('private')}</p>
        <Saving markDone={markDone} />
        <SaveActions
          save={t(markDone.isPending ? 'saving' : 'save')}
          close={t('cancel')}
          isPending={markDone.isPending}
        />
      </form>
    </Sheet>
  );
}

/** What is wrong with a day on which work is said to have been done; null if nothing is. */
export function dayProblem(
  day: string,
  today: string,
  reported: FirstReport | null,
): 'noDay' | 'future' | 'early' | null {
  if (day === '') return 'noDay';
  if (day > today) return 'future';
  return isBeforeReport(day, reported) ? 'early' : null;
}

/** The day of a first report, on the reader's calendar if it was an answer, else on that of the camera. */
export function dayOfReport({ at, by }: FirstReport): string {
  return by === 'answer' ? isoDay(at) : at.slice(0, 10);
}

export interface DayFieldProps {
  day: string;
  today: string;
  reported: FirstReport | null;
  /** Somebody tried to save. */
  tried: boolean;
  /** Where the day comes from, if its owner didn't say it. */
  hint?: string;
  onDay: (day: string) => void;
}

export function DayField({ day, today, reported, tried, hint, onDay }: DayFieldProps) {
  const t = useTranslations('plan.done.form');
  const dayText = useDayText();
  const problem = tried ? dayProblem(day, today, reported) : null;
  const values =
    reported === null ? undefined : { by: reported.by, told: dayText(dayOfReport(reported)) };
  return (
    <TextField
      label={t('day')}
      {...(hint !== undefined && { hint })}
      type="date"
      required
      max={today}
      value={day}
      error={problem === null ? undefined : t(problem, values)}
      onChange={(event) => onDay(event.target.value)}
    />
  );
}

/** Why what was said isn't saved, or isn't yet. */
export function Saving({ markDone }: { markDone: ReturnType<typeof useMarkDone> }) {
  const t = useTranslations('plan.done.form');
  const errorText = useErrorText();
  const waits = useWaitsForConnection(markDone);
  return (
    <>
      {markDone.isError && (
        <Notice tone="danger" role="alert" title={t('failed')}>
          <p>{t('failedText', { reason: errorText(markDone.error) })}</p>
        </Notice>
      )}
      {waits && <Notice role="status">{t('notSent')}</Notice>}
    </>
  );
}
