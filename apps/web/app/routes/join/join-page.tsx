import type { CommunityInvitation } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { SignInLinks } from '../../entities/account/sign-in-links.tsx';
import { useAccount } from '../../entities/account/account.ts';
import { HomesCommunityPart } from '../../entities/community/homes-community.tsx';
import { homesCommunityQuery, invitationQuery } from '../../entities/community/communities.ts';
import { useHomes } from '../../entities/property/homes.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { linkedHead } from '../../lib/head/page-head.ts';
import { LinkedPage } from '../../lib/message-pages/linked-page.tsx';
import { useTokenInAddress } from '../../lib/navigation/use-token-in-address.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

export const meta = appHead(({ messages }) => linkedHead(messages.communities.ofHome));

/** Opened by an invitation: what the neighborhood is, what a home would share, and its owner's choice. */
export default function JoinPage() {
  const token = useTokenInAddress('dss-community-invitation');
  return (
    <LinkedPage
      token={token}
      query={useQuery(invitationQuery(token ?? ''))}
      over="community_invitation_invalid"
      words="communities.join"
    >
      {(invitation, given) => <Invited token={given} invitation={invitation} />}
    </LinkedPage>
  );
}

type Choice = ReturnType<typeof useChosenHome>;

/** The homes that may join, and the one that its owner chose: the first, until they do. */
function useChosenHome() {
  const homes = useHomes(useOnline());
  const [chosen, choose] = useState<string | null>(null);
  const listed = homes.data?.pages.flatMap(({ properties }) => properties);
  const home = listed?.find(({ id }) => id === chosen) ?? listed?.[0];
  return { homes, listed, home, choose };
}

function Invited({ token, invitation }: { token: string; invitation: CommunityInvitation }) {
  const t = useTranslations('communities');
  const format = useFormatter();
  const { data: account } = useAccount();
  const choice = useChosenHome();
  const { id: communityId, name, coordinator, streets, dwellings } = invitation;
  const { data: now } = useQuery({
    ...homesCommunityQuery(choice.home?.id ?? ''),
    enabled: choice.home !== undefined && account !== undefined && account !== null,
  });
  const isIn = now?.community?.id === communityId;
  return (
    <div className="page-width flex max-w-2xl flex-1 flex-col gap-6 py-8 sm:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-serif text-title-1 wrap-anywhere">
          {isIn ? name : t('join.title', { name })}
        </h1>
        <p className="wrap-anywhere">{t('join.by', { coordinator })}</p>
        <p className="text-ink-soft wrap-anywhere">
          {t('join.streets', { streets: format.list(streets) })}
        </p>
        <p className="text-caption text-ink-soft">{t('dwellings', { count: dwellings })}</p>
      </header>
      <ChooseHome invitation={{ token, communityId }} choice={choice} />
    </div>
  );
}

function ChooseHome({
  invitation,
  choice: { homes, listed, home, choose },
}: {
  invitation: { token: string; communityId: string };
  choice: Choice;
}) {
  const t = useTranslations('communities');
  const paths = usePaths();
  const { data: account } = useAccount();
  if (account === null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('join.account')}</p>
        <div className="flex flex-wrap gap-3">
          <SignInLinks />
        </div>
        <p className="text-caption text-ink-soft">{t('join.never')}</p>
      </div>
    );
  }
  if (account === undefined || listed === undefined) {
    return <PageSkeleton label={t('join.loading')} blocks={['h-12 w-full', 'h-40 w-full']} />;
  }
  if (home === undefined) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('join.noHome')}</p>
        <ButtonLink tone="primary" to={paths.newProperty()}>
          {t('join.start')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {listed.length > 1 && (
        <SelectField
          label={t('join.choose')}
          value={home.id}
          onChange={({ target }) => choose(target.value)}
          options={listed.map(({ id, address }) => ({ value: id, label: address }))}
        />
      )}
      {homes.hasNextPage && (
        <Button
          size="small"
          className="self-start"
          unavailable={homes.isFetchingNextPage}
          onClick={() => void homes.fetchNextPage()}
        >
          {t('join.more')}
        </Button>
      )}
      {listed.length === 1 && <p className="font-strong wrap-anywhere">{home.address}</p>}
      <HomesCommunityPart key={home.id} propertyId={home.id} invitation={invitation} />
    </div>
  );
}
