import { firstViewId, homeAttribute, resultsAttribute } from './first-view-marks.ts';

const view = import.meta.env.SSR ? null : document.getElementById(firstViewId);

/** What the server has drawn; empty if nothing. */
export const firstViewHtml = view?.innerHTML ?? '';

let shown = readResults();

function readResults() {
  const html = view?.querySelector(`[${resultsAttribute}]`)?.innerHTML;
  const propertyId = view?.querySelector(`[${homeAttribute}]`)?.getAttribute(homeAttribute);
  return propertyId && html !== undefined ? { propertyId, html } : null;
}

/** The home's results in its first view, as HTML, as long as nothing newer was shown; null if the server drew none. */
export function firstViewOf(propertyId: string): string | null {
  return shown?.propertyId === propertyId ? shown.html : null;
}

/** From now on there is something newer to show. */
export function forgetFirstView(): void {
  shown = null;
}
