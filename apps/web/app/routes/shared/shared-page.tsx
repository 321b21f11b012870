import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { DescriptionsProvider } from '../../entities/hazard/texts/index.ts';
import { NamedSidesProvider } from '../../entities/house-sides/index.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { appHead, pageTitle, sharedHead } from '../../lib/head/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SharedHomeView } from './shared-home-view.tsx';
import { PhotoFailedContext } from './shared-photo.tsx';
import { useSharedHome } from './use-shared-home.ts';

export const meta = appHead(sharedHead);

/** What the owner of a home shows to whoever has the link. */
export default function SharedPage() {
  const t = useTranslations('sharing.page');
  const { noToken, isOver, data: home, error, refetch } = useSharedHome();
  const lookAgain = useCallback(() => void refetch(), [refetch]);
  if (noToken || isOver) {
    return (
      <NothingHere
        title={t(isOver ? 'overTitle' : 'noLinkTitle')}
        text={t(isOver ? 'overText' : 'noLinkText')}
        home={t('home')}
      />
    );
  }
  if (home !== undefined) {
    return (
      <>
        {home.address !== null && <HomesTitle address={home.address} />}
        <DescriptionsProvider fallback={<SharedSkeleton />} state={home.state}>
          <NamedSidesProvider facing={home.front_faces} naming={home.side_naming}>
            <PhotoFailedContext value={lookAgain}>
              <SharedHomeView home={home} />
            </PhotoFailedContext>
          </NamedSidesProvider>
        </DescriptionsProvider>
      </>
    );
  }
  return error === null ? (
    <SharedSkeleton />
  ) : (
    <div className="page-width py-6">
      <LoadFailed
        title={t('loadFailed')}
        error={error}
        retry={t('retry')}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

/** In place of the title that previews get; a second one beside it would be invalid. */
function HomesTitle({ address }: { address: string }) {
  const t = useTranslations('sharing.page');
  const title = pageTitle(t('titleOf', { address }));
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return null;
}

function SharedSkeleton() {
  const t = useTranslations('sharing.page');
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
