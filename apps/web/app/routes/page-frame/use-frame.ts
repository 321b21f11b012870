import { useMatches } from 'react-router';

/**
 * What is around the page, by its route's `handle`: on one where somebody works, only what has to be on every page; on operators' pages,
 * which are in English only, nothing that is for visitors.
 */
export function useFrame(): 'site' | 'working' | 'operators' {
  const frames = useMatches().map(({ handle }) => frameIn(handle));
  if (frames.includes('operators')) return 'operators';
  return frames.includes('working') ? 'working' : 'site';
}

function frameIn(handle: unknown): unknown {
  return typeof handle === 'object' && handle !== null && 'frame' in handle ? handle.frame : null;
}
