import type { CoordinatedCommunity } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { communityYearQuery } from '../../entities/community/community-year.ts';
import {
  useChangeCommunity,
  useDeleteCommunity,
  useCommunity,
} from '../../entities/community/communities.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { CommunityForm } from './community-form.tsx';
import { CountyCard } from './county-card.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { Figures } from './figures.tsx';
import { RenewalPart } from './renewal-part.tsx';
import { WorkDaysPart } from './work-days-part.tsx';
import { YearTotal } from './year-total.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.communities.title)));

/** A neighborhood, for whoever coordinates it. */
export default function CommunityPage() {
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  return (
    <CoordinatorFrame query={query}>
      {(community) => <CommunityView key={community.id} community={community} />}
    </CoordinatorFrame>
  );
}

function CommunityView({ community }: { community: CoordinatedCommunity }) {
  const t = useTranslations('communities');
  const paths = usePaths();
  const { mutate: change, isPending, error } = useChangeCommunity(community.id);
  const { name, streets, dwellings } = community;
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-1">
        <p className="text-caption">
          <TextLink to={paths.communities()}>{t('back')}</TextLink>
        </p>
        <h1 className="font-serif text-title-1 wrap-anywhere">{name}</h1>
        <p className="text-ink-soft wrap-anywhere">{streets.join(' · ')}</p>
        <p className="text-caption text-ink-soft">{t('dwellings', { count: dwellings })}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <DescriptionsProvider fallback={<Skeleton className="h-80 w-full" />}>
          <Figures community={community} />
        </DescriptionsProvider>
        <div className="flex flex-col gap-6">
          <Invite community={community} />
          <ThisYear community={community} />
          <WorkDaysPart communityId={community.id} />
          <RenewalPart communityId={community.id} />
          <CountyCard community={community} />
        </div>
      </div>
      <Disclosure summary={t('change')} summaryClassName="font-strong text-forest">
        <div className="flex flex-col gap-6 py-4">
          <CommunityForm
            before={community}
            isPending={isPending}
            error={error}
            onSave={(details) =>
              change(details, {
                onSuccess: () => showToast({ tone: 'positive', title: t('changed') }),
              })
            }
          />
          <DeleteCommunity communityId={community.id} />
        </div>
      </Disclosure>
    </div>
  );
}

function Invite({ community: { id, invitation_url: url } }: { community: CoordinatedCommunity }) {
  const t = useTranslations('communities.invite');
  const paths = usePaths();
  return (
    <section aria-labelledby="invite-neighbors">
      <Card className="flex flex-col gap-3 p-5">
        <h2 id="invite-neighbors" className="font-serif text-title-3">
          {t('title')}
        </h2>
        <p className="text-caption text-ink-soft">{t('text')}</p>
        <LinkToCopy
          url={url}
          words={{
            address: t('address'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
          after={
            <ButtonLink size="small" to={paths.communityFlyer(id)}>
              {t('flyer')}
            </ButtonLink>
          }
        />
      </Card>
    </section>
  );
}

function ThisYear({ community }: { community: CoordinatedCommunity }) {
  const { id } = community;
  const t = useTranslations('communities.year');
  const paths = usePaths();
  const [year] = useState(() => new Date().getFullYear());
  const { data } = useQuery(communityYearQuery(id, year));
  return (
    <section aria-labelledby="this-year">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="this-year" className="font-serif text-title-3">
          {t('title')}
        </h2>
        {data !== undefined && (
          <YearTotal community={community} year={year} entries={data.entries} />
        )}
        <ButtonLink size="small" className="self-start" to={paths.communityYear(id)}>
          {t('open')}
        </ButtonLink>
      </Card>
    </section>
  );
}

function DeleteCommunity({ communityId }: { communityId: string }) {
  const t = useTranslations('communities');
  const paths = usePaths();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [asked, setAsked] = useState(false);
  const { mutate: remove, isPending } = useDeleteCommunity(communityId);
  return (
    <>
      <Button
        tone="danger"
        size="small"
        className="self-start"
        unavailable={isPending}
        onClick={() => setAsked(true)}
      >
        {t('delete')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('deleteTitle')}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          cancelLabel={t('deleteKeep')}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            remove(undefined, {
              onSuccess: () => {
                showToast({ tone: 'positive', title: t('deleted') });
                void navigate(paths.communities(), { replace: true });
              },
              onError: (failure) => showFailure(t('deleteFailed'), failure),
            });
          }}
        />
      )}
    </>
  );
}
