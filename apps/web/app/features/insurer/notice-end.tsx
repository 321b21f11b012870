import { noticeOutcomes, type InsurerNotice, type NoticeOutcome } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeNotice } from '../../entities/insurer-notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isoDay } from '../../ui/iso-day.ts';

/** Where an owner says how it ended, and whether that may be counted, after reading what is. */
export function NoticeEnd({ notice }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.end');
  const kinds = useTranslations('insurer.notices.names');
  const { mutate, isPending } = useChangeNotice(notice.property_id, notice.id);
  const [outcome, setOutcome] = useState<NoticeOutcome | null>(null);
  const [counts, setCounts] = useState(false);
  const id = useId();
  return (
    <Disclosure summary={t('title')} summaryClassName="font-strong">
      <div className="mt-2 flex flex-col items-start gap-4">
        <ChoiceGroup
          legend={t('ask')}
          options={noticeOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcome}
          onChoose={setOutcome}
        />
        {outcome !== null && (
          <>
            <div className="flex items-start gap-3">
              <input
                type="checkbox"
                id={id}
                aria-describedby={`${id}-counted`}
                checked={counts}
                onChange={({ target }) => setCounts(target.checked)}
                className="mt-1 size-6 shrink-0 accent-forest"
              />
              <div>
                <label htmlFor={id} className="flex min-h-8 items-center">
                  {t('count')}
                </label>
                <p id={`${id}-counted`} className="text-caption text-ink-soft">
                  {t('counted', { kind: kinds(notice.kind), outcome: t(`short.${outcome}`) })}
                </p>
              </div>
            </div>
            <Button
              tone="primary"
              size="small"
              unavailable={isPending}
              onClick={() => mutate({ resolve: { outcome, on: isoDay(Date.now()), counts } })}
            >
              {t('save')}
            </Button>
          </>
        )}
      </div>
    </Disclosure>
  );
}
