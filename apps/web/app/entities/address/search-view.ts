import type { PlaceSuggestion, PlaceSuggestions } from '@dss/domain';

import { isSearched } from './suggestions.ts';

/** What is shown below the field. */
export type SearchView =
  | { readonly state: 'closed' | 'searching' | 'slow' | 'none' }
  | { readonly state: 'found'; readonly suggestions: readonly PlaceSuggestion[] };

export interface Search {
  /** What was typed since the last pick. */
  readonly typed: string;
  /** The newest answer, which may belong to a shorter text. */
  readonly answer: PlaceSuggestions | undefined;
  /** Whether it is the answer for the current text. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  /** Whether the answer is taking long. */
  readonly isSlow: boolean;
}

/**
 * Keeps showing an earlier answer until the next one arrives, so that the list doesn't flicker with each key. "Nothing
 * found" is shown only for the current text.
 */
export function viewSearch({ typed, answer, isCurrent, hasFailed, isSlow }: Search): SearchView {
  if (!isSearched(typed) || hasFailed) return { state: 'closed' };
  if (answer !== undefined && answer.suggestions.length > 0) {
    return { state: 'found', suggestions: answer.suggestions };
  }
  if (!isCurrent) return { state: isSlow ? 'slow' : 'searching' };
  // An answer without attribution comes from a server that has no address service.
  return { state: answer === undefined || answer.attribution.length === 0 ? 'closed' : 'none' };
}
