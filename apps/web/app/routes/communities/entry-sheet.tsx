import {
  communityEntryKinds,
  communityLimits,
  type CommunityEntry,
  type CommunityEntryDetails,
  type CommunityEntryKind,
} from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useKeepEntry } from '../../entities/community/community-year.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { readAmount } from '../../ui/read-amount.ts';

const { firstEntryDay, entryTextCharacters, mostEntryHours, mostEntryUsd, mostEntryCubicYards } =
  communityLimits;

/** Asks for an event or work of the year. An error never discards what was typed. */
export function EntrySheet({
  communityId,
  before,
  offered = null,
  onClose,
  onSaved,
}: {
  communityId: string;
  /** Null for a new one. */
  before: CommunityEntry | null;
  /** What a new one begins with, and its id. */
  offered?: CommunityEntry | null;
  onClose: () => void;
  /** With the year in which it is now. */
  onSaved: (year: number) => void;
}) {
  const t = useTranslations('communities.year');
  // Chosen once, so that what is sent again after an error is the same entry.
  const start = before ?? offered;
  const [id] = useState(() => start?.id ?? crypto.randomUUID());
  const [today] = useState(() => isoDay(Date.now()));
  const [typed, setTyped] = useState(() => ({
    day: start?.day ?? today,
    kind: start?.kind ?? ('work_day' satisfies CommunityEntryKind),
    hours: written(start?.hours),
    dollars: written(start?.dollars),
    yards: written(start?.cubic_yards),
    inKind: start?.in_kind ?? '',
    note: start?.note ?? '',
  }));
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const { mutate: keep, isPending, error } = useKeepEntry(communityId);
  const read = {
    hours: readAmount(typed.hours, mostEntryHours, 2),
    dollars: readAmount(typed.dollars, mostEntryUsd, 0),
    yards: readAmount(typed.yards, mostEntryCubicYards, 2),
  };
  const dayIsWrong = typed.day < firstEntryDay || typed.day > today;
  const isEmpty =
    Object.values(read).every((amount) => amount === null) &&
    typed.inKind.trim() === '' &&
    typed.note.trim() === '';

  const set = (change: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...change }));
  const amountField = (name: 'hours' | 'dollars' | 'yards', most: number) => (
    <TextField
      label={t(`form.${name}`)}
      hint={t(`form.${name}Hint`)}
      inputMode={name === 'dollars' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed[name]}
      error={
        tried && read[name] === undefined
          ? t(name === 'dollars' ? 'form.wholeWrong' : 'form.numberWrong', { most })
          : undefined
      }
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    const { hours, dollars, yards } = read;
    if (dayIsWrong || isEmpty) return;
    if (hours === undefined || dollars === undefined || yards === undefined) return;
    if (!lock.acquire()) return;
    const details: CommunityEntryDetails = {
      day: typed.day,
      kind: typed.kind,
      hours,
      dollars,
      cubic_yards: yards,
      in_kind: typed.inKind.trim() || null,
      note: typed.note.trim() || null,
    };
    keep(
      { id, details },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', title: t('saved') });
          onSaved(Number(typed.day.slice(0, 4)));
        },
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet title={t(before === null ? 'addTitle' : 'changeTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-1 flex-col gap-5">
        <TextField
          label={t('form.day')}
          type="date"
          min={firstEntryDay}
          max={today}
          value={typed.day}
          error={tried && dayIsWrong ? t('form.dayMissing') : undefined}
          onChange={({ target }) => set({ day: target.value })}
        />
        <SelectField
          label={t('form.kind')}
          value={typed.kind}
          options={communityEntryKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={({ target }) => {
            const kind = communityEntryKinds.find((one) => one === target.value);
            if (kind !== undefined) set({ kind });
          }}
        />
        {amountField('hours', mostEntryHours)}
        {amountField('dollars', mostEntryUsd)}
        {amountField('yards', mostEntryCubicYards)}
        <TextField
          label={t('form.inKind')}
          hint={t('form.inKindHint')}
          autoComplete="off"
          maxLength={entryTextCharacters}
          value={typed.inKind}
          onChange={({ target }) => set({ inKind: target.value })}
        />
        <TextAreaField
          label={t('form.note')}
          hint={t('form.noteHint')}
          maxLength={entryTextCharacters}
          value={typed.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {tried && isEmpty && (
          <div role="alert">
            <FieldError>{t('form.empty')}</FieldError>
          </div>
        )}
        <SaveFailed title={t('form.failed')} error={error} />
        <SaveActions
          save={t(isPending ? 'form.saving' : 'form.save')}
          close={t('form.cancel')}
          isPending={isPending}
        />
      </form>
    </Sheet>
  );
}

function written(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(amount);
}
