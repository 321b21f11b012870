import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useWorkDays } from '../../entities/work-day/work-days.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { WorkDayList } from './work-day-list.tsx';

/** The next work days, and the way to all. */
export function WorkDaysPart({ communityId }: { communityId: string }) {
  const t = useTranslations('workDays');
  const paths = usePaths();
  const [today] = useState(() => isoDay(Date.now()));
  const { data } = useWorkDays(communityId);
  const next = data?.filter(({ day }) => day >= today).reverse();
  return (
    <section aria-labelledby="work-days">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="work-days" className="font-serif text-title-3">
          {t('title')}
        </h2>
        {next !== undefined &&
          (next.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <WorkDayList communityId={communityId} days={next.slice(0, 3)} />
          ))}
        <ButtonLink size="small" className="self-start" to={paths.workDays(communityId)}>
          {t(data === undefined || data.length === 0 ? 'plan' : 'open')}
        </ButtonLink>
      </Card>
    </section>
  );
}
