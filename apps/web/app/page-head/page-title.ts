import { brand } from '../brand/index.ts';

/** A page's title as the browser shows it: the page first, then whose it is. */
export function pageTitle(page: string): string {
  return `${page} · ${brand.product}`;
}
