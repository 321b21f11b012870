import { useQuery } from '@tanstack/react-query';

import { countUnsentAnswersByHome } from '../../entities/answers/answer-database.ts';
import { countUnsent } from '../../entities/photo/upload-database.ts';

const recountMs = 3000;

/** How many answers and photos of each home this browser has that the server doesn't, online or not. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['unsent-of-visits'],
    queryFn: async () => {
      const [photos, answers] = [await countUnsent(), await countUnsentAnswersByHome()];
      const homes = new Set([...photos.keys(), ...answers.keys()]);
      return new Map(
        [...homes].map((id) => [id, (photos.get(id) ?? 0) + (answers.get(id) ?? 0)] as const),
      );
    },
    networkMode: 'always',
    staleTime: 0,
    // Recounted, since they may be on their way.
    refetchInterval: ({ state }) => (state.data?.size ? recountMs : false),
  });
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
