import { stepById, stepIdOf, type WorkDay } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { isoDay } from '../../ui/iso-day.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { useDescriptions } from '../hazard/texts/descriptions-provider.tsx';
import { useGuidance } from '../hazard/texts/guidance.ts';
import { useMeetingText } from './work-day-times.ts';

type Told = Omit<WorkDay, 'id' | 'people' | 'created_at'>;

/** What has changed since people may have noted the day. */
export function WorkDayNews({ day }: { day: Told }) {
  const t = useTranslations('workDays.text');
  const dayText = useDayText();
  const meetingText = useMeetingText();
  const { cancelled, changed_at: changedAt, before } = day;
  if (changedAt === null) return null;
  const date = dayText(isoDay(changedAt));
  if (cancelled) {
    return (
      <Notice tone="danger" title={t('canceledTitle')}>
        <p>{t('canceledText', { date })}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title={t(before === null ? 'heldTitle' : 'changedTitle')}>
      <p>{t(before === null ? 'changedOn' : 'changedText', { date })}</p>
      {before !== null && (
        <p className="wrap-anywhere">
          {t('changedFrom', { when: meetingText(before), place: before.place })}
        </p>
      )}
    </Notice>
  );
}

/** All that a work day's page says of the day. Only inside a `DescriptionsProvider`. */
export function WorkDayText({ day }: { day: Told }) {
  const t = useTranslations('workDays.text');
  const descriptions = useDescriptions();
  const meetingText = useMeetingText();
  const { data: guidance } = useGuidance([day.hazard]);
  const { cautions } = stepById(stepIdOf(day.hazard));
  const why = guidance?.find(({ hazard_type: type }) => type === day.hazard)?.why;
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-caption text-ink-soft">{t('time')}</dt>
          <dd className="font-strong">{meetingText(day)}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-soft">{t('meet')}</dt>
          <dd className="font-strong wrap-anywhere">{day.place}</dd>
        </div>
      </dl>
      <section className="flex flex-col gap-2">
        <h2 className="font-serif text-title-3">{t('what')}</h2>
        <p className="font-strong">{descriptions.hazard(day.hazard).title}</p>
        {why !== undefined && <p className="text-ink-soft">{why}</p>}
        <Lines lines={day.tasks} />
      </section>
      {day.bring.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="font-serif text-title-3">{t('bring')}</h2>
          <Lines lines={day.bring} />
        </section>
      )}
      <section className="flex flex-col gap-2 rounded-small border-l-4 border-caution bg-caution-wash px-4 py-3">
        <h2 className="flex items-center gap-2 font-strong">
          <WarningIcon className="size-5 text-caution" />
          <span>{t('careful')}</span>
        </h2>
        {cautions.length === 0 ? (
          <p>{t('carefulNone')}</p>
        ) : (
          <>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {cautions.map((caution) => (
                <li key={caution}>{descriptions.cautions[caution]}</li>
              ))}
            </ul>
            <p className="text-caption text-ink-soft">{t('carefulText')}</p>
          </>
        )}
        <p className="text-caption text-ink-soft">{t('organizers')}</p>
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
