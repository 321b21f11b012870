import { firstViewId, homeAttribute, partAttribute } from './first-view-marks.ts';

const view = import.meta.env.SSR ? null : document.getElementById(firstViewId);

/** What the server has drawn; empty if nothing. */
export const firstViewHtml = view?.innerHTML ?? '';

/** The parts of a home's first view, as HTML. */
export interface FirstViewParts {
  readonly home: string;
  readonly score: string;
}

let shown = readParts();

function readParts() {
  const part = (name: string) => view?.querySelector(`[${partAttribute}=${name}]`)?.innerHTML;
  const propertyId = view?.querySelector(`[${homeAttribute}]`)?.getAttribute(homeAttribute);
  const [home, score] = [part('home'), part('score')];
  return propertyId && home !== undefined && score !== undefined
    ? { propertyId, parts: { home, score } }
    : null;
}

/** The home's first view, as long as nothing newer was shown; null if the server drew none. */
export function firstViewOf(propertyId: string): FirstViewParts | null {
  return shown?.propertyId === propertyId ? shown.parts : null;
}

/** From now on there is something newer to show. */
export function forgetFirstView(): void {
  shown = null;
}
