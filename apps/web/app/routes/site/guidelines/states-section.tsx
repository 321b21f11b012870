import { useFormatter, useTranslations } from 'use-intl';

import { TextLink } from '../../../ui/text-link.tsx';
import { GuidelineSection } from './sections.tsx';
import type { StatesData } from './states-data.ts';

/** The laws of each state by name, and whom to ask. */
export function StatesSection({ packs, without }: StatesData) {
  const t = useTranslations('guidelines.states');
  const format = useFormatter();
  const day = (iso: string) =>
    format.dateTime(new Date(iso), { timeZone: 'UTC', dateStyle: 'long' });
  return (
    <GuidelineSection id="states" title={t('title')} lead={t('lead')}>
      {/* In columns of like height, because California has many more laws than the others. */}
      <div className="-mb-10 gap-10 md:columns-2 lg:columns-3">
        {packs.map(({ state, regulator, phone, checkedOn, laws }) => (
          <section key={state} className="mb-10 break-inside-avoid border-t border-line pt-6">
            <h3 className="text-title-3">{state}</h3>
            <ul className="mt-3 flex flex-col gap-2">
              {laws.map(({ id, name, status, url }) => {
                const text = status === 'in_force' ? name : t(`status.${status}`, { law: name });
                return (
                  <li key={id}>{url === null ? text : <TextLink to={url}>{text}</TextLink>}</li>
                );
              })}
            </ul>
            <p className="mt-3">
              {phone === null ? t('asks', { regulator }) : t('asksByPhone', { regulator, phone })}
            </p>
            <p className="mt-1 text-caption text-ink-soft">
              {t('checked', { date: day(checkedOn) })}
            </p>
          </section>
        ))}
      </div>
      <div className="mt-8 flex max-w-[68ch] flex-col gap-3">
        <p>
          {t('others', {
            states: format.list(without.states),
            date: day(without.checkedOn),
          })}
        </p>
        <p>{t('elsewhere')}</p>
      </div>
    </GuidelineSection>
  );
}
