import { changeSince, type Milestones } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { milestonesQuery } from '../../entities/analysis/milestones.ts';
import { useSinceText } from '../../entities/analysis/use-since-text.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { NothingYet } from '../../lib/message-pages/nothing-yet.tsx';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { useProperty } from '../../entities/property/property.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EveryChange } from './every-change.tsx';
import { MilestoneChart } from './milestone-chart.tsx';
import { MilestoneList } from './milestone-list.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** How a home's score changed, and why. */
export default function HistoryPage() {
  const t = useTranslations('history');
  const paths = usePaths();
  const { propertyId = '' } = useParams();
  const property = useProperty(propertyId);
  const history = useQuery(milestonesQuery(propertyId));
  return (
    <PropertyFrame
      page="history"
      property={property}
      others={[history]}
      skeleton={<HistorySkeleton />}
    >
      {property.data &&
        history.data &&
        (history.data.milestones.length === 0 ? (
          <NothingYet
            title={t('none')}
            text={t('noneText')}
            back={{ to: paths.property(propertyId), label: t('back') }}
          />
        ) : (
          <div className="page-width flex flex-1 flex-col gap-5 py-4 sm:py-6">
            <PageHeading
              title={t('title')}
              address={property.data.address}
              back={{ to: paths.property(propertyId), label: t('back') }}
            />
            <DescriptionsProvider fallback={<Skeleton className="h-96 w-full" />}>
              <Timeline {...history.data} />
              <EveryChange key={propertyId} propertyId={propertyId} />
            </DescriptionsProvider>
          </div>
        ))}
    </PropertyFrame>
  );
}

function Timeline({ milestones, earlier }: Milestones) {
  const t = useTranslations('history.timeline');
  const sinceText = useSinceText();
  const change = changeSince(milestones);
  return (
    <>
      <div className="flex flex-col gap-1">
        {change !== null && <p className="text-lead font-strong">{sinceText(change)}</p>}
        <p className="text-caption text-ink-soft">{t('summary', { count: milestones.length })}</p>
      </div>
      <div
        className={
          milestones.length > 1
            ? 'grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2 lg:items-start'
            : 'max-w-[68ch]'
        }
      >
        {milestones.length > 1 && (
          <div className="lg:sticky lg:top-6">
            <MilestoneChart milestones={milestones} />
          </div>
        )}
        <div>
          <MilestoneList milestones={milestones} />
          {earlier > 0 && (
            <p className="text-caption text-ink-soft">
              {t('earlierMilestones', { count: earlier })}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function HistorySkeleton() {
  const t = useTranslations('history');
  return <PageSkeleton label={t('loading')} blocks={['h-12 w-64', 'h-72 w-full', 'h-40 w-full']} />;
}
