import {
  endsPolicy,
  noticeKinds,
  noticeLimits,
  type InsurerNotice,
  type NoticeKind,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeNotice } from '../../entities/insurer-notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';

export interface NoticeFormProps {
  propertyId: string;
  /** Of the one that is entered or changed. */
  noticeId: string;
  /** As it is saved; null: it isn't yet. */
  notice: InsurerNotice | null;
  /** Leads back; null: there is nothing to go back to. */
  onCancel: (() => void) | null;
  onSaved: () => void;
}

/** What an insurer sent, in the words of its owner. */
export function NoticeForm({ propertyId, noticeId, notice, onCancel, onSaved }: NoticeFormProps) {
  const t = useTranslations('insurer.notices');
  const { mutate, isPending } = useChangeNotice(propertyId, noticeId);
  const [kind, setKind] = useState<NoticeKind>(notice?.kind ?? 'score');
  const [insurer, setInsurer] = useState(notice?.insurer ?? '');
  const [datedOn, setDatedOn] = useState(notice?.dated_on ?? '');
  const [answerBy, setAnswerBy] = useState(notice?.answer_by ?? '');
  const [endsOn, setEndsOn] = useState(notice?.policy_ends_on ?? '');
  const [tried, setTried] = useState(false);
  const days = [datedOn, answerBy, ...(endsPolicy(kind) ? [endsOn] : [])];
  const errorOf = (day: string) => (tried && !isDayOrNone(day) ? t('wrongYear') : undefined);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isPending || !days.every(isDayOrNone)) return;
        const save = {
          kind,
          insurer,
          dated_on: datedOn || null,
          answer_by: answerBy || null,
          policy_ends_on: (endsPolicy(kind) && endsOn) || null,
        };
        mutate({ save }, { onSuccess: onSaved });
      }}
    >
      <SelectField
        inForm
        label={t('kind')}
        value={kind}
        options={noticeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) =>
          setKind(noticeKinds.find((value) => value === target.value) ?? 'other')
        }
      />
      <TextField
        label={t('insurer')}
        autoComplete="off"
        maxLength={noticeLimits.insurer}
        value={insurer}
        onChange={({ target }) => setInsurer(target.value)}
      />
      <DateField label={t('datedOn')} value={datedOn} error={errorOf(datedOn)} onDay={setDatedOn} />
      <DateField
        label={t('answerBy')}
        hint={t('answerByHint')}
        value={answerBy}
        error={errorOf(answerBy)}
        onDay={setAnswerBy}
      />
      {endsPolicy(kind) && (
        <DateField
          label={t('policyEndsOn')}
          value={endsOn}
          error={errorOf(endsOn)}
          onDay={setEndsOn}
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button tone="primary" type="submit" unavailable={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </Button>
        {onCancel !== null && (
          <Button tone="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface DateFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onDay: (day: string) => void;
}

export function DateField({ onDay, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      min={noticeLimits.firstDay}
      max={noticeLimits.lastDay}
      onChange={({ target }) => onDay(target.value)}
    />
  );
}

/** A year that is still being typed, or was mistyped, is none in which something of this happened. */
export function isDayOrNone(day: string): boolean {
  return day === '' || (day >= noticeLimits.firstDay && day <= noticeLimits.lastDay);
}
