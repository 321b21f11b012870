import type { SharedHome } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { NamedSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, sharedHead } from '../../lib/head/page-head.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SharedHomeView } from './shared-home-view.tsx';
import { PhotoFailedContext } from './shared-photo.tsx';
import { NothingShared, SharedSkeleton } from './nothing-shared.tsx';
import { isLinkOver, sharedHomeQuery, useSharedTokens } from './use-shared-home.ts';

export const meta = appHead(sharedHead);

const SharedComparison = lazyPart(() => import('./shared-comparison.tsx'));

/** What the owner of a home, or of several beside each other, shows to whoever has the link. */
export default function SharedPage() {
  const tokens = useSharedTokens();
  if (tokens === null) return <SharedSkeleton />;
  const [token] = tokens;
  if (token === undefined) return <NothingShared reason="noLink" />;
  return tokens.length > 1 ? (
    <SharedComparison key={tokens.join()} tokens={tokens} />
  ) : (
    <OneHome key={token} token={token} />
  );
}

function OneHome({ token }: { token: string }) {
  const t = useTranslations('sharing.page');
  const { data: home, error, refetch } = useQuery(sharedHomeQuery(token, useLanguage()));
  const lookAgain = useCallback(() => void refetch(), [refetch]);
  if (isLinkOver(error)) return <NothingShared reason="over" />;
  if (home !== undefined) {
    return (
      <>
        <HomesTitle home={home} />
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
      <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />
    </div>
  );
}

/** In place of the title that previews get; a second one beside it would be invalid. */
function HomesTitle({ home: { address, state } }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const stateName = useStateName();
  const named =
    address === null
      ? state && t('titleIn', { state: stateName(state) })
      : t('titleOf', { address });
  const title = named === null ? null : pageTitle(named);
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return null;
}
