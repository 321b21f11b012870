import { useQuery } from '@tanstack/react-query';

import { countUnsent } from '../../entities/photo/upload-database.ts';

const recountMs = 5000;

/** Number of unsent photos per property in this browser, online or not. */
export function useUnsentCounts(): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['unsent-photos'],
    queryFn: countUnsent,
    networkMode: 'always',
    staleTime: 0,
    // Recount, since uploads may be running.
    refetchInterval: ({ state }) => (state.data?.size ? recountMs : false),
  });
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
