import { loadPart } from '../../ui/load-part.ts';
import type { OnlyHere } from './only-here.ts';

/** Counts what would be lost if this browser forgot it. Loaded when it is asked, because it needs what sends photos and answers. */
export async function countOnlyHere(): Promise<OnlyHere> {
  const { onlyHere } = await loadPart(() => import('./only-here.ts'));
  return onlyHere();
}
