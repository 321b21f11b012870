import { shellMessages } from '../messages/shell-messages.ts';

/** A page's title as the browser shows it: the page first, then whose it is. */
export function pageTitle(page: string): string {
  return `${page} · ${shellMessages.shell.brand}`;
}
