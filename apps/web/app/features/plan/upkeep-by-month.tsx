import type { HomeUpkeep, Property } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { monthsFrom } from '../../entities/upkeep/months.ts';
import { useMonths } from '../../entities/upkeep/use-months.ts';
import { usePaths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export interface UpkeepByMonthProps {
  property: Pick<Property, 'id' | 'state'>;
  /** Undefined while it isn't loaded. */
  tasks: HomeUpkeep['tasks'] | undefined;
}

/** The next months on the page, with what comes back in them; the whole year is a link away. */
const monthsShown = 2;

/** What comes back every year, by month. */
export function UpkeepByMonth({ property, tasks = [] }: UpkeepByMonthProps) {
  const t = useTranslations('plan.upkeep');
  const paths = usePaths();
  const { thisMonth, nameOf } = useMonths();
  const due = monthsFrom(thisMonth, tasks).filter((group) => group.tasks.length > 0);
  return (
    <section aria-labelledby="upkeep-heading" className="flex flex-col gap-2">
      <h2 id="upkeep-heading" className="font-serif text-title-2">
        {t('title')}
      </h2>
      {due.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-caption">
          {due.slice(0, monthsShown).map(({ months: [month = 1], tasks: ofMonth }) => (
            <div key={month} className="col-span-2 grid grid-cols-subgrid">
              <dt className="font-strong first-letter:uppercase">{nameOf(month)}</dt>
              <dd>{ofMonth.map(({ title }) => title).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {due.length > 0 && property.state !== 'CA' && (
        <p className="text-caption text-ink-soft">{t('elsewhere')}</p>
      )}
      <p className="text-caption">
        <TextLink to={paths.upkeep(property.id)}>{t('all')}</TextLink>
      </p>
    </section>
  );
}
