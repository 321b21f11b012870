import type { PlaceSuggestion, PlaceSuggestions } from '@dss/domain';

import { isSearched } from './suggestions.ts';

/** What stands below the field. */
export type SearchView =
  | { readonly state: 'closed' | 'searching' | 'slow' | 'none' }
  | { readonly state: 'found'; readonly suggestions: readonly PlaceSuggestion[] };

export interface Search {
  /** What was typed since the last pick. */
  readonly typed: string;
  /** The newest answer, which may be to fewer characters. */
  readonly answer: PlaceSuggestions | undefined;
  /** Whether that is the answer to what is typed now. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  /** Whether the wait for an answer is long by now. */
  readonly isSlow: boolean;
}

/**
 * An earlier answer stands until the next one comes, so that the list doesn't flicker with each key; that nothing was
 * found is said of the newest text alone.
 */
export function viewSearch({ typed, answer, isCurrent, hasFailed, isSlow }: Search): SearchView {
  if (!isSearched(typed) || hasFailed) return { state: 'closed' };
  if (answer !== undefined && answer.suggestions.length > 0) {
    return { state: 'found', suggestions: answer.suggestions };
  }
  if (!isCurrent) return { state: isSlow ? 'slow' : 'searching' };
  // A server where nobody knows addresses names no source either.
  return { state: answer === undefined || answer.attribution.length === 0 ? 'closed' : 'none' };
}
