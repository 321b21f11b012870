import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { usePaths } from '../../lib/paths.ts';
import { accountQuery } from '../../entities/account/account.ts';

/** Continues as the user who has just signed in: to their homes, where those of this browser are offered. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();
  return async () => {
    // What was loaded before belonged to somebody else.
    client.removeQueries({ type: 'inactive' });
    await client.fetchQuery({ ...accountQuery, staleTime: 0 });
    await navigate(paths.homes());
  };
}
