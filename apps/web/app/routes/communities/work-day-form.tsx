import {
  hazardTypeIds,
  isHazardType,
  stepById,
  stepIdOf,
  workDayLimits,
  type CoordinatedCommunity,
  type CoordinatedWorkDay,
  type HazardTypeId,
  type WorkDayDetails,
} from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { sentencesIn } from '../../entities/hazard/texts/sentences.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { useKeepWorkDay } from '../../entities/work-day/work-days.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { Notice } from '../../ui/notice.tsx';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';

const { mostDaysAhead, placeCharacters, mostLines, lineCharacters } = workDayLimits;
const dayMs = 24 * 60 * 60 * 1000;

/** What is worked on where no counts are shown yet: work that every home has, and that needs no professional. */
const withoutCounts: HazardTypeId = 'zone0_dead_debris';

/** Asks for all of a work day. An error never discards what was typed. */
export function WorkDayForm({
  community,
  before,
  dayStays = false,
  onClose,
  onSaved,
}: {
  community: CoordinatedCommunity;
  /** Null for a new one. */
  before: CoordinatedWorkDay | null;
  /** Its hours are entered: on another date, they would be entered over. */
  dayStays?: boolean;
  onClose: () => void;
  onSaved: (day: CoordinatedWorkDay) => void;
}) {
  const t = useTranslations('workDays.form');
  const { id, days, typed, set, tasks, details, wrong } = useTypedDay(community, before);
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const { mutate: keep, isPending, error } = useKeepWorkDay(community.id);
  const most = { most: mostLines, characters: lineCharacters };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).includes(true) || !lock.acquire()) return;
    keep(
      { id, details },
      {
        onSuccess: (day) => {
          showToast({ tone: 'positive', title: t('saved') });
          onSaved(day);
        },
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet title={t(before === null ? 'planTitle' : 'changeTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-1 flex-col gap-5">
        <HazardField
          community={community}
          chosen={typed.hazard}
          onChoose={(hazard) => set({ hazard, tasks: null })}
        />
        <TextField
          label={t('day')}
          hint={dayStays ? t('dayStays') : undefined}
          readOnly={dayStays}
          type="date"
          min={days.first}
          max={days.last}
          value={typed.day}
          error={tried && wrong.day ? t('dayWrong') : undefined}
          onChange={({ target }) => set({ day: target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('from')}
            type="time"
            value={typed.from}
            onChange={({ target }) => set({ from: target.value.slice(0, 5) })}
          />
          <TextField
            label={t('to')}
            type="time"
            value={typed.to}
            onChange={({ target }) => set({ to: target.value.slice(0, 5) })}
          />
        </div>
        {tried && wrong.times && <FieldError>{t('timesWrong')}</FieldError>}
        <TextField
          label={t('place')}
          hint={t('placeHint')}
          autoComplete="off"
          maxLength={placeCharacters}
          value={typed.place}
          error={tried && wrong.place ? t('placeWrong') : undefined}
          onChange={({ target }) => set({ place: target.value })}
        />
        <TextAreaField
          label={t('tasks')}
          hint={t('tasksHint')}
          rows={6}
          value={tasks}
          error={tried && wrong.tasks ? t('tasksWrong', most) : undefined}
          onChange={({ target }) => set({ tasks: target.value })}
        />
        <TextAreaField
          label={t('bring')}
          hint={t('bringHint')}
          rows={5}
          value={typed.bring}
          error={tried && wrong.bring ? t('bringWrong', most) : undefined}
          onChange={({ target }) => set({ bring: target.value })}
        />
        {before !== null && <p className="text-caption text-ink-soft">{t('told')}</p>}
        <SaveFailed title={t('saveFailed')} error={error} />
        <SaveActions
          save={t(isPending ? 'saving' : 'save')}
          close={t('close')}
          isPending={isPending}
        />
      </form>
    </Sheet>
  );
}

/** What somebody typed for a work day, which begins as the day is or with what is offered, and what of it is wrong. */
function useTypedDay(community: CoordinatedCommunity, before: CoordinatedWorkDay | null) {
  const t = useTranslations('workDays.form');
  // Chosen once, so that what is sent again after an error is the same day.
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [days] = useState(() => ({
    first: isoDay(Date.now()),
    last: isoDay(Date.now() + mostDaysAhead * dayMs),
  }));
  const counted = community.figures?.hazards ?? [];
  const [typed, setTyped] = useState(() => ({
    hazard:
      before?.hazard ??
      (counted.find(({ type }) => !isForProfessionals(type)) ?? counted[0])?.type ??
      withoutCounts,
    day: before?.day ?? '',
    from: before?.starts_at ?? '09:00',
    to: before?.ends_at ?? '12:00',
    place: before?.place ?? '',
    /** Null: what is offered. */
    tasks: before?.tasks.join('\n') ?? null,
    bring: before?.bring.join('\n') ?? t('bringOffered'),
  }));
  const { data: guidance } = useGuidance([typed.hazard]);
  const action = guidance?.find(({ hazard_type: type }) => type === typed.hazard)?.action;
  const tasks = typed.tasks ?? (action === undefined ? '' : sentencesIn(action).join('\n'));
  const set = (change: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...change }));

  const details: WorkDayDetails = {
    hazard: typed.hazard,
    day: typed.day,
    starts_at: typed.from,
    ends_at: typed.to,
    place: typed.place.trim(),
    tasks: linesOf(tasks),
    bring: linesOf(typed.bring),
    cancelled: before?.cancelled ?? false,
  };
  const wrong = {
    // A past day that is only described better stays where it is.
    day: details.day !== before?.day && (details.day < days.first || details.day > days.last),
    times: details.starts_at === '' || details.starts_at >= details.ends_at,
    place: details.place === '',
    tasks: details.tasks.length === 0 || areTooMany(details.tasks),
    bring: areTooMany(details.bring),
  };
  return { id, days, typed, set, tasks, details, wrong };
}

/** What homes have most, by the published counts, before the rest of the catalog. */
function HazardField({
  community: { figures },
  chosen,
  onChoose,
}: {
  community: CoordinatedCommunity;
  chosen: HazardTypeId;
  onChoose: (hazard: HazardTypeId) => void;
}) {
  const t = useTranslations('workDays.form');
  const descriptions = useDescriptions();
  const dayText = useDayText();
  const counted = figures?.hazards ?? [];
  const titleOf = (type: HazardTypeId) => descriptions.hazard(type).title;
  const first = counted.map(({ type }) => type);
  const options = [
    ...counted.map(({ type, homes }) => ({
      value: type,
      label: t('hazardCounted', { title: titleOf(type), count: homes }),
    })),
    ...hazardTypeIds
      .filter((type) => !first.includes(type))
      .map((type) => ({ value: type, label: titleOf(type) })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t('hazard')}
        inForm
        value={chosen}
        options={options}
        onChange={({ target }) => {
          if (isHazardType(target.value)) onChoose(target.value);
        }}
      />
      <p className="text-caption text-ink-soft">
        {figures === null
          ? t('hazardHintNone')
          : t(counted.length === 0 ? 'hazardHintNoKind' : 'hazardHint', {
              date: dayText(figures.as_of),
            })}
      </p>
      {isForProfessionals(chosen) && (
        <Notice tone="caution">
          <p>{t('pro')}</p>
        </Notice>
      )}
    </div>
  );
}

function isForProfessionals(hazard: HazardTypeId): boolean {
  return stepById(stepIdOf(hazard)).performer === 'pro';
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function areTooMany(lines: readonly string[]): boolean {
  return lines.length > mostLines || lines.some((line) => line.length > lineCharacters);
}
