import { useMatches } from 'react-router';
import { z } from 'zod';

const handleSchema = z.object({ frame: z.enum(['working', 'operators']) });

/**
 * What is around the page, by its route's `handle`: on one where somebody works, only what has to be on every page; on operators' pages,
 * which are in English only, nothing that is for visitors.
 */
export function useFrame(): 'site' | 'working' | 'operators' {
  for (const { handle } of useMatches()) {
    const { data } = handleSchema.safeParse(handle);
    if (data !== undefined) return data.frame;
  }
  return 'site';
}
