import { useAccount } from '../../entities/account/account.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { communitiesQuery, useCreateCommunity } from '../../entities/community/communities.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { CommunityForm } from './community-form.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.communities.title)));

/** The neighborhoods that somebody coordinates, and the form that starts another. */
export default function CommunitiesPage() {
  const t = useTranslations('communities');
  const paths = usePaths();
  const navigate = useNavigate();
  const { data: account } = useAccount();
  const isSignedIn = account !== undefined && account !== null;
  const query = useQuery({ ...communitiesQuery, enabled: isSignedIn });
  const { mutate: create, isPending, error } = useCreateCommunity();
  const lock = useSubmitLock();
  return (
    <CoordinatorFrame query={query}>
      {(communities) => (
        <div className="page-width flex flex-1 flex-col gap-8 py-8 sm:py-12">
          <header className="max-w-[68ch]">
            <h1 className="font-serif text-title-1">{t('title')}</h1>
            <p className="mt-2 text-ink-soft">{t('lead')}</p>
          </header>
          {communities.length > 0 && (
            <ul className="flex max-w-2xl flex-col gap-3">
              {communities.map(({ id, name, dwellings }) => (
                <li key={id}>
                  <Link
                    to={paths.community(id)}
                    className="hairline flex min-h-14 items-center gap-3 rounded-card bg-paper-raised p-5 hover:bg-forest-wash"
                  >
                    <span className="flex min-w-0 flex-1 flex-col">
                      <span className="font-strong wrap-anywhere">{name}</span>
                      <span className="text-caption text-ink-soft">
                        {t('dwellings', { count: dwellings })}
                      </span>
                    </span>
                    <ChevronIcon className="size-5 text-ink-soft" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <section aria-labelledby="new-community" className="flex flex-col gap-5">
            <h2 id="new-community" className="font-serif text-title-2">
              {t('add')}
            </h2>
            <CommunityForm
              before={null}
              isPending={isPending}
              error={error}
              onSave={(details) => {
                if (!lock.acquire()) return;
                create(details, {
                  // Not released until then: what has been started leaves this page.
                  onError: lock.release,
                  onSuccess: ({ id }) => void navigate(paths.community(id)),
                });
              }}
            />
          </section>
        </div>
      )}
    </CoordinatorFrame>
  );
}
