import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { z } from 'zod';

/** The page of the walk that an entry of the browser's history is about. */
const stateSchema = z.object({ walkPage: z.string() });

/** The page of the walk that is to be shown, such as a stop's id, after Back or a reload; null for a new entry. */
export function useWalkPage(): string | null {
  const state = stateSchema.safeParse(useLocation().state);
  return state.success ? state.data.walkPage : null;
}

/**
 * Gives each page of the walk its own entry in the browser's history, so that Back leads to the page before.
 * @param page the one on screen
 * @param onReturn gets the page that Back or Forward leads to
 */
export function useWalkHistory(page: string, onReturn: (page: string) => void): void {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const entryPage = useWalkPage();
  const entry = useRef(key);
  const entered = useRef(entryPage);
  // An entry that has no page yet, or whose stop doesn't exist any more, gets the page that is shown.
  const replaces = useRef(true);
  useEffect(() => {
    const isOther = entry.current !== key;
    entry.current = key;
    if (isOther && isReturn && entryPage !== null) {
      entered.current = entryPage;
      replaces.current = true;
      onReturn(entryPage);
      return;
    }
    if (entered.current !== page) {
      entered.current = page;
      const options = { state: { walkPage: page }, preventScrollReset: true };
      void navigate({ search }, { ...options, replace: replaces.current });
    }
    replaces.current = false;
  });
}
