import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ApiError } from '../../lib/api/api-error.ts';
import { accountQuery, useAccount } from '../../entities/account/account.ts';
import { followOtherTabs, useKnownAccount } from '../../entities/account/known-account.ts';
import { renewInTime } from './renew-in-time.ts';

/**
 * Keeps a screen of the application in line with who is signed in: asks if this browser knows of an account, renews the session
 * before it ends, and starts afresh when somebody signs in or out in another tab, or the session turns out to have ended.
 */
export function AccountFollower() {
  return useKnownAccount() === null ? <Changes /> : <SignedIn />;
}

function SignedIn() {
  const { data: account, refetch } = useAccount();
  const endsAt = account?.session.expires_at;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    return renewInTime(endsAt, () => void refetch());
  }, [endsAt, refetch]);
  return <Changes />;
}

function Changes() {
  const client = useQueryClient();
  useEffect(() => {
    const stopFollowing = followOtherTabs(() => void client.resetQueries());
    const stopWatching = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      const isAccount = event.query.queryHash === hashKey(accountQuery.queryKey);
      if (!isAccount && error instanceof ApiError && error.code === 'session_missing') {
        void client.resetQueries();
      }
    });
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [client]);
  return null;
}
