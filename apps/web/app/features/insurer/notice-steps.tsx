import {
  answeredKinds,
  noticeLimits,
  noticeStepKinds,
  sentKinds,
  type InsurerNotice,
  type NoticeStepKind,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeNotice } from '../../entities/insurer-notices/notices.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { DateField, isDayOrNone } from './notice-form.tsx';

/** What was sent to the insurer and answered by it, as the owner notes it. */
export function NoticeSteps({ notice }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.steps');
  const dayText = useDayText();
  const [isAdding, setAdding] = useState(false);
  const { mutate, isPending } = useChangeNotice(notice.property_id, notice.id);
  const isOver = notice.outcome !== null;
  return (
    <div className="flex flex-col items-start gap-3">
      <h4 className="font-strong">{t('title')}</h4>
      {notice.steps.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ol className="flex w-full flex-col gap-3 border-l-2 border-line-strong pl-4">
          {notice.steps.map(({ id, kind, on, note }) => (
            <li key={id}>
              <p className="text-caption text-ink-soft">{dayText(on)}</p>
              <p>{t(`kinds.${kind}`)}</p>
              {note !== null && <p className="text-caption wrap-anywhere">{note}</p>}
              {!isOver && (
                <Button
                  tone="quiet"
                  size="small"
                  className="-ml-4"
                  unavailable={isPending}
                  aria-label={t('removeOf', { what: t(`kinds.${kind}`), day: dayText(on) })}
                  onClick={() => mutate({ removeStep: id })}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {isAdding ? (
        <StepForm notice={notice} onClose={() => setAdding(false)} />
      ) : (
        !isOver && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      )}
    </div>
  );
}

const isSent = (kind: NoticeStepKind) => sentKinds.some((each) => each === kind);

function StepForm({ notice, onClose }: { notice: InsurerNotice; onClose: () => void }) {
  const t = useTranslations('insurer.steps');
  const words = useTranslations('insurer.notices');
  const { mutate, isPending } = useChangeNotice(notice.property_id, notice.id);
  const [stepId] = useState(() => randomUuid());
  const [kind, setKind] = useState<NoticeStepKind>('appealed');
  const [on, setOn] = useState(() => isoDay(Date.now()));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const problem = on === '' ? t('noDay') : isDayOrNone(on) ? undefined : words('wrongYear');
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isPending || problem !== undefined) return;
        mutate({ saveStep: { kind, on, note }, stepId }, { onSuccess: onClose });
      }}
    >
      <SelectField
        inForm
        label={t('what')}
        value={kind}
        options={[...sentKinds, ...answeredKinds].map((value) => ({
          value,
          label: t(`kinds.${value}`),
        }))}
        onChange={({ target }) =>
          setKind(noticeStepKinds.find((value) => value === target.value) ?? 'sent')
        }
      />
      <DateField
        label={t(isSent(kind) ? 'sentOn' : 'answeredOn')}
        {...(isSent(kind) && { hint: t('sentOnHint') })}
        value={on}
        error={tried ? problem : undefined}
        onDay={setOn}
      />
      <TextField
        label={t('note')}
        autoComplete="off"
        maxLength={noticeLimits.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button tone="primary" size="small" type="submit" unavailable={isPending}>
          {words(isPending ? 'saving' : 'save')}
        </Button>
        <Button tone="quiet" size="small" onClick={onClose}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  );
}
