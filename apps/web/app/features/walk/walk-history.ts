import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { z } from 'zod';

/** The page of the walk that an entry of the browser's history is about, and whether a dialog is open over it. */
const stateSchema = z.object({ walkPage: z.string(), dialog: z.boolean().default(false) });

type Entry = z.output<typeof stateSchema>;

function useWalkEntry(): Entry | null {
  const state = stateSchema.safeParse(useLocation().state);
  return state.success ? state.data : null;
}

/** The page of the walk that is to be shown, such as a stop's id, after Back or a reload; null for a new entry. */
export function useWalkPage(): string | null {
  return useWalkEntry()?.walkPage ?? null;
}

/**
 * Gives each page of the walk its own entry in the browser's history, so that Back leads to the page before, and a dialog one of
 * its own, so that Back closes it and leaves the page as it is.
 * @param shown the page on screen, and whether a dialog is open over it
 * @param on `page` gets the page that Back or Forward leads to, `close` is to close the dialog
 */
export function useWalkHistory(
  { page, dialog }: { readonly page: string; readonly dialog: boolean },
  on: { readonly page: (page: string) => void; readonly close: () => void },
): void {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const here = useWalkEntry();
  const entry = useRef(key);
  const entered = useRef(here);
  // An entry that has no page yet, or whose stop no longer exists, gets the page that is shown.
  const replaces = useRef(true);
  useEffect(() => {
    const isOther = entry.current !== key;
    entry.current = key;
    if (isOther && isReturn && here !== null) {
      entered.current = here;
      on.close();
      if (here.walkPage !== page) {
        replaces.current = true;
        on.page(here.walkPage);
      }
      return;
    }
    const enter = (next: Entry, replace: boolean) => {
      entered.current = next;
      void navigate({ search }, { state: next, preventScrollReset: true, replace });
    };
    const before = entered.current;
    if (before?.walkPage !== page) {
      enter({ walkPage: page, dialog: false }, replaces.current || before?.dialog === true);
    } else if (dialog && !before.dialog) {
      enter({ walkPage: page, dialog: true }, false);
    } else if (!dialog && before.dialog) {
      // Its entry would be one at which Back does nothing.
      entered.current = { walkPage: page, dialog: false };
      void navigate(-1);
    }
    replaces.current = false;
  });
}
