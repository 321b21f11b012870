import type { WorkDay } from '@dss/domain';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCommunity } from '../../entities/community/communities.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useWorkDays } from '../../entities/work-day/work-days.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { WorkDayForm } from './work-day-form.tsx';
import { WorkDayList } from './work-day-list.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.workDays.title)));

/** The days on which a neighborhood works together. */
export default function WorkDaysPage() {
  const t = useTranslations('workDays');
  const paths = usePaths();
  const navigate = useNavigate();
  const { communityId = '' } = useParams();
  const { data: community } = useCommunity(communityId);
  const query = useWorkDays(communityId);
  const [planning, setPlanning] = useState(false);
  const [today] = useState(() => isoDay(Date.now()));
  return (
    <CoordinatorFrame query={query}>
      {(days) => {
        const upcoming = days.filter(({ day }) => day >= today).reverse();
        const past = days.filter(({ day }) => day < today);
        return (
          <div className="page-width flex max-w-3xl flex-1 flex-col gap-6 py-6 sm:py-8">
            <header className="flex flex-col gap-1">
              <p className="text-caption">
                <TextLink to={paths.community(communityId)}>{t('back')}</TextLink>
              </p>
              <h1 className="font-serif text-title-1">{t('title')}</h1>
              <p className="max-w-[68ch] text-ink-soft">{t('lead')}</p>
            </header>
            <Button
              tone="primary"
              className="self-start"
              unavailable={community === undefined}
              onClick={() => setPlanning(true)}
            >
              {t('plan')}
            </Button>
            <Days title={t('upcoming')} communityId={communityId} days={upcoming} />
            <Days title={t('past')} communityId={communityId} days={past} />
            {planning && community !== undefined && (
              <DescriptionsProvider fallback={null}>
                <WorkDayForm
                  community={community}
                  before={null}
                  onClose={() => setPlanning(false)}
                  onSaved={({ id }) => void navigate(paths.workDay(communityId, id))}
                />
              </DescriptionsProvider>
            )}
          </div>
        );
      }}
    </CoordinatorFrame>
  );
}

function Days({
  title,
  communityId,
  days,
}: {
  title: string;
  communityId: string;
  days: readonly WorkDay[];
}) {
  if (days.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <h2 className="font-serif text-title-2">{title}</h2>
      <WorkDayList communityId={communityId} days={days} />
    </section>
  );
}
