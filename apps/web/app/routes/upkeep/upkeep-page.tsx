import type { HomeUpkeep } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { useProperty } from '../../entities/property/property.ts';
import { monthsFrom } from '../../entities/upkeep/months.ts';
import { upkeepQuery } from '../../entities/upkeep/upkeep-query.ts';
import { useMonths } from '../../entities/upkeep/use-months.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { WarningBanner, WarningsCard } from '../../features/fire-warnings/index.ts';
import { CalendarSubscription } from './calendar-link.tsx';
import { WhyListed } from './why-listed.tsx';

type Task = HomeUpkeep['tasks'][number];

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** What a home needs each year, month by month from this one on. */
export default function UpkeepPage() {
  const t = useTranslations('upkeep');
  const paths = usePaths();
  const { propertyId = '' } = useParams();
  const property = useProperty(propertyId);
  const upkeep = useQuery(upkeepQuery(propertyId, useLanguage()));
  return (
    <PropertyFrame
      page="upkeep"
      property={property}
      others={[upkeep]}
      skeleton={<UpkeepSkeleton />}
    >
      {property.data && upkeep.data ? (
        <div className="page-width flex flex-1 flex-col gap-6 py-4 sm:py-6 print:gap-3 print:py-1">
          <PageHeading
            title={t('title')}
            address={property.data.address}
            back={{ to: paths.plan(propertyId), label: t('back') }}
          >
            <p className="mt-2">{t('intro')}</p>
            <p className="mt-1 text-caption text-ink-soft">
              {t(property.data.state === 'CA' ? 'months' : 'monthsElsewhere')}
            </p>
          </PageHeading>
          <WarningBanner propertyId={propertyId} />
          <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(17rem,2fr)] lg:items-start">
            <Months tasks={upkeep.data.tasks} />
            <div className="flex flex-col gap-6 lg:sticky lg:top-4">
              <WarningsCard property={property.data} />
              <Calendar propertyId={propertyId} />
            </div>
          </div>
        </div>
      ) : null}
    </PropertyFrame>
  );
}

function Months({ tasks }: { tasks: readonly Task[] }) {
  const t = useTranslations('upkeep');
  const format = useFormatter();
  const { thisMonth, nameOf } = useMonths();
  const firstOf = new Map<string, number>();
  return (
    <ol className="flex flex-col gap-6">
      {monthsFrom(thisMonth, tasks).map(({ months: [month = 1, ...others], tasks: due }) => (
        <li key={month}>
          {due.length === 0 ? (
            <p className="text-ink-soft">
              {t('nothing', { months: format.list([month, ...others].map(nameOf)) })}
            </p>
          ) : (
            <section aria-labelledby={`month-${month}`} className="flex flex-col gap-3">
              <h2
                id={`month-${month}`}
                className="border-b border-line-strong pb-1 font-serif text-title-2 first-letter:uppercase"
              >
                <span>{nameOf(month)}</span>
                {month === thisMonth && (
                  <span className="ml-2 font-sans text-caption text-ink-soft">
                    {t('thisMonth')}
                  </span>
                )}
              </h2>
              <ul className="flex flex-col gap-3">
                {due.map((task) => {
                  const first = firstOf.get(task.id);
                  if (first === undefined) firstOf.set(task.id, month);
                  return (
                    <li key={task.id}>
                      {first === undefined ? (
                        <FirstTime task={task} />
                      ) : (
                        <p>
                          <span className="font-strong">{`${task.title}.`}</span>{' '}
                          <span className="text-caption text-ink-soft">
                            {t('again', { month: nameOf(first) })}
                          </span>
                        </p>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A task where it comes first in the list; later months only name it. */
function FirstTime({ task }: { task: Task }) {
  const t = useTranslations('upkeep');
  const { title, text, sources } = task;
  return (
    <Card className="flex flex-col gap-1 px-4 pt-3 pb-1 sm:px-5 print:break-inside-avoid">
      <h3 className="leading-snug font-strong">{title}</h3>
      <p>{text}</p>
      <WhyListed task={task} />
      {sources.length === 0 ? (
        <p className="pb-2 text-caption text-ink-soft">{t('noSource')}</p>
      ) : (
        <Disclosure
          summary={t('sources')}
          summaryClassName="min-h-11! text-caption font-strong text-forest"
        >
          <div className="pb-3 text-caption">
            <SourceLinks sources={sources} />
          </div>
        </Disclosure>
      )}
    </Card>
  );
}

function Calendar({ propertyId }: { propertyId: string }) {
  const t = useTranslations('upkeep');
  return (
    <section
      aria-labelledby="calendar-heading"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper-raised p-4 sm:p-5 print:hidden"
    >
      <h2 id="calendar-heading" className="font-serif text-title-3">
        {t('calendar')}
      </h2>
      <CalendarSubscription propertyId={propertyId} />
      <CalendarFile propertyId={propertyId} />
    </section>
  );
}

/** The calendar as it is now. */
function CalendarFile({ propertyId }: { propertyId: string }) {
  const t = useTranslations('upkeep.file');
  return (
    <div className="flex w-full flex-col items-start gap-2 border-t border-line pt-3">
      <p className="text-caption">{t('text')}</p>
      <FileButton
        size="small"
        label={t('download')}
        save={() => downloadFile(apiPaths.upkeepCalendar(propertyId), {}, t('name'))}
        onSaved={() =>
          showToast({ tone: 'positive', title: t(nativeServer === null ? 'made' : 'madeInApp') })
        }
        failed={t('failed')}
      />
    </div>
  );
}

function UpkeepSkeleton() {
  const t = useTranslations('upkeep');
  return <PageSkeleton label={t('loading')} blocks={['h-12 w-64', 'h-40 w-full', 'h-40 w-full']} />;
}
