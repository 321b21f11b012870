import {
  checkEveryDays,
  insurerTerms,
  isOverdue,
  noticeDays,
  type InsurerNotice,
  type LawHere,
  type NoticeDay,
  type Property,
} from '@dss/domain';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { daysUntil } from '../../entities/insurer-notices/next-day.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { FollowUp } from './follow-up.tsx';

export interface CountedDaysProps {
  property: Pick<Property, 'state' | 'address_formatted'>;
  notice: InsurerNotice;
}

/** All days that count after a notice, and what the law of the home's state gives an insurer, with its source. */
export function CountedDays({ property, notice }: CountedDaysProps) {
  const { state = null } = property;
  const t = useTranslations('insurer.clock');
  const stateName = useStateName();
  const [now] = useState(() => Date.now());
  const today = isoDay(now);
  const days = noticeDays(notice, state, today);
  const terms = insurerTerms(state, today);
  const begun = days.map(({ kind }) => kind);
  // Of an end of the policy, the notice itself tells.
  const toCome = terms.filter(({ duty }) => duty !== 'tell_of_end' && !begun.includes(duty));
  const laws = lawsOf(days, toCome);
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-strong">{t('title')}</h4>
      {days.length > 0 && (
        <dl className="divide-y divide-line border-y border-line">
          {days.map((day) => (
            <Day key={`${day.kind} ${day.by}`} day={day} now={now} isOver={notice.outcome !== null}>
              {notice.outcome === null && (
                <FollowUp property={property} notice={notice} day={day} />
              )}
            </Day>
          ))}
        </dl>
      )}
      {notice.outcome === null && toCome.length > 0 && (
        <div>
          <p>{t('toCome')}</p>
          <ul className="mt-1 list-disc pl-6">
            {toCome.map(({ duty, days: count }) => (
              <li key={duty}>{t(`gives.${duty}`, { days: count })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-col gap-1 text-caption text-ink-soft">
        {!state ? (
          <p>{t('noState')}</p>
        ) : terms.length === 0 ? (
          <p>{t('none', { state: stateName(state) })}</p>
        ) : (
          <LawNotes
            laws={laws}
            now={now}
            saysWorkNote={[...begun, ...toCome.map(({ duty }) => duty)]}
          />
        )}
        <p>{t('advice')}</p>
      </div>
    </div>
  );
}

function LawNotes({
  laws,
  now,
  saysWorkNote: kinds,
}: {
  laws: readonly LawHere[];
  now: number;
  saysWorkNote: readonly string[];
}) {
  const t = useTranslations('insurer.clock');
  const rules = useTranslations('rules');
  const language = useLanguage();
  const dayText = useDayText();
  const oldest = isoDay(now - checkEveryDays * 86_400_000);
  const usesScore = ['confirm_appeal', 'decide_appeal', 'tell_score', 'score_again'];
  return (
    <>
      {kinds.includes('score_again') && <p>{t('workNote')}</p>}
      {kinds.some((kind) => usesScore.includes(kind)) && <p>{t('usesScore')}</p>}
      {laws.map(({ id, law, text }) => (
        <p key={id}>
          <span>{t('source', { law: text[language].name, day: dayText(law.checkedOn) })}</span>
          {isOverdue(law, oldest) && (
            <span className="text-caution">{` ${rules('overdue', { days: checkEveryDays })}`}</span>
          )}
        </p>
      ))}
    </>
  );
}

function lawsOf(
  days: readonly NoticeDay[],
  terms: ReturnType<typeof insurerTerms>,
): readonly LawHere[] {
  const laws = [
    ...days.flatMap(({ counted }) => counted?.law ?? []),
    ...terms.map(({ law }) => law),
  ];
  return laws.filter(({ id }, index) => laws.findIndex((other) => other.id === id) === index);
}

/** One day, how long it is until then, and what it is counted from. */
function Day({
  day: { kind, by, counted, metOn },
  now,
  isOver,
  children,
}: {
  day: NoticeDay;
  now: number;
  isOver: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('insurer.clock');
  const dayText = useDayText();
  const left = daysUntil(by, now);
  return (
    <div className="py-3">
      <dt className="font-strong">{t(`duties.${kind}`)}</dt>
      <dd className="font-serif text-title-3">
        {t(kind === 'policy_end' ? 'on' : 'by', { day: dayText(by) })}
      </dd>
      {metOn !== null ? (
        <dd>
          {kind === 'tell_of_end'
            ? t(metOn <= by ? 'datedInTime' : 'datedLate', { day: dayText(metOn) })
            : t('met', { day: dayText(metOn) })}
        </dd>
      ) : (
        !isOver && <dd>{left < 0 ? t('over', { days: -left }) : t('left', { days: left })}</dd>
      )}
      {kind === 'answer' && metOn === null && !isOver && left < 0 && (
        <dd className="text-caption">{t('late')}</dd>
      )}
      {counted !== null && (
        <dd className="text-caption text-ink-soft">
          {counted.days < 0
            ? t('countedBack', { days: -counted.days, day: dayText(counted.from) })
            : t('counted', { days: counted.days, day: dayText(counted.from) })}
        </dd>
      )}
      <dd className="empty:hidden">{children}</dd>
    </div>
  );
}
