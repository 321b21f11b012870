import { sharedHomeSchema } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/account.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useHomeRoles } from '../../entities/home-people/home-people.ts';
import { NamedSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { DaysOfSale } from '../sale/days-of-sale.tsx';
import { SalePapers } from '../sale/sale-papers.tsx';
import { SharedHomeView } from '../shared/shared-home-view.tsx';
import { PhotoFailedContext } from '../shared/shared-photo.tsx';
import { InvitedFrame } from './invited-frame.tsx';
import { LeaveButton } from './leave-button.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.people.mine.title)));

/** How soon an open page notices that the role was ended; photos stop loading at once anyway. */
const lookAgainMs = 30_000;

/** A home as its agent or its buyer sees it: as by a link, with how its owner sees them, and the way to leave. */
export default function InvitedHomePage() {
  const t = useTranslations('people');
  const paths = usePaths();
  const { roleId = '' } = useParams();
  const { data: account } = useAccount();
  const language = useLanguage();
  const roles = useHomeRoles();
  const home = useQuery({
    queryKey: ['home-of-role', roleId, language],
    queryFn: ({ signal }) => callApi(apiPaths.homeOfRole(roleId), sharedHomeSchema, { signal }),
    enabled: account !== undefined && account !== null,
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
    // Gone with its page: nobody sees it from memory once the role has ended.
    gcTime: 0,
  });
  const { refetch } = home;
  const lookAgain = useCallback(() => void refetch(), [refetch]);
  const role = roles.data?.find(({ id }) => id === roleId);
  return (
    <InvitedFrame query={home}>
      {(shown) => (
        <DescriptionsProvider fallback={<Loading />} state={shown.state}>
          <NamedSidesProvider facing={shown.front_faces} naming={shown.side_naming}>
            <PhotoFailedContext value={lookAgain}>
              <SharedHomeView home={shown} />
            </PhotoFailedContext>
            {role !== undefined && (
              <div className="page-width flex flex-col gap-6 pt-4 pb-8 print:hidden">
                {role.role !== 'assessor' && (
                  <DaysOfSale of={{ roleId }} reader={role.role} hasPaper={shown.state === 'CA'} />
                )}
                {role.role !== 'assessor' && (
                  <SalePapers role={role} address={shown.address_formatted ?? role.address} />
                )}
                <p className="text-caption text-ink-soft wrap-anywhere">
                  {t('mine.seenAs', { name: role.joined_name, called: role.name })}
                </p>
                <div className="flex flex-wrap gap-2">
                  <ButtonLink size="small" to={paths.invitedHomes()}>
                    {t('mine.openAll')}
                  </ButtonLink>
                  <LeaveButton role={role} />
                </div>
              </div>
            )}
          </NamedSidesProvider>
        </DescriptionsProvider>
      )}
    </InvitedFrame>
  );
}

function Loading() {
  const t = useTranslations('people.mine');
  return <PageSkeleton label={t('loading')} blocks={['h-12 w-64', 'h-40 w-full']} />;
}
