import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { begunWalk } from '../../entities/property/begun-walk.ts';
import { useOfflinePages } from '../../features/property-sync/use-property-sync.ts';
import { usePaths } from '../../lib/paths.ts';
import { HomeCardSkeleton } from './home-card.tsx';
import { useAllHomes } from './all-homes.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.homes.title)));

/**
 * Leads to the walk that isn't finished: the one that was open last here, else that of the newest home of which not enough is known.
 * Without one, to the homes.
 */
export default function ContinueWalkPage() {
  const t = useTranslations('homes');
  const paths = usePaths();
  useOfflinePages();
  const { homes } = useAllHomes();
  const begun = begunWalk();
  if (begun !== null) return <Navigate replace to={paths.walk(begun)} />;
  if (homes === undefined) {
    return (
      <div className="page-width py-8">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <HomeCardSkeleton />
      </div>
    );
  }
  const open = homes.find(({ newest_result: result }) => result?.enough_seen !== true);
  return <Navigate replace to={open === undefined ? paths.homes() : paths.walk(open.id)} />;
}
