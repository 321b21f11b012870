import { checkEveryDays, isOverdue, lawPlaceOf, lawsHere, type Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

/** What insurers owe to an owner where the home is; nothing where no such law is known. */
export function InsurersDuties({ property }: { property: Property }) {
  const t = useTranslations('letter.rights');
  const rules = useTranslations('rules');
  const paths = usePaths();
  const language = useLanguage();
  const stateName = useStateName();
  const dayText = useDayText();
  const [now] = useState(() => Date.now());
  const today = isoDay(now);
  const oldest = isoDay(now - checkEveryDays * 86_400_000);
  const { state = null } = property;
  const duties = lawsHere(lawPlaceOf(property, null), today).filter(
    ({ law, group }) => law.for === 'insurer' && (group === 'binding' || group === 'maybe'),
  );
  if (state === null || duties.length === 0) return null;
  return (
    <Disclosure
      className="print:hidden"
      summary={
        <h2 className="font-serif text-title-3">{t('title', { state: stateName(state) })}</h2>
      }
    >
      <p className="mt-2 max-w-[76ch]">{t('lead')}</p>
      <dl className="mt-2 flex max-w-[76ch] flex-col gap-3">
        {duties.map(({ id, law, text }) => (
          <div key={id}>
            <dt className="font-strong">{text[language].name}</dt>
            <dd>{text[language].asks}</dd>
            <dd className="text-caption text-ink-soft">
              <span>{rules('checked', { date: dayText(law.checkedOn) })}</span>
              {isOverdue(law, oldest) && (
                <span className="text-caution">{` ${rules('overdue', { days: checkEveryDays })}`}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <TextLink to={paths.rules(property.id)}>{rules('title')}</TextLink>
      </p>
    </Disclosure>
  );
}
