/** The element of an application page into which the server draws the first view (`apps/server/src/pages/first-view.ts`). */
export const firstViewId = 'first-view';

/** Marks the results in it, which the page goes on showing until it has drawn the same itself. */
export const resultsAttribute = 'data-results';

/** Says which home it is of. */
export const homeAttribute = 'data-home';
