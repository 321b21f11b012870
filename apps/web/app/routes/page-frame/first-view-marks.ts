/** The element of an application page into which the server draws the first view (`apps/server/src/pages/first-view.ts`). */
export const firstViewId = 'first-view';

/** Marks a part of it, which the page goes on showing until it has drawn the same itself. */
export const partAttribute = 'data-part';

/** Says which home it is of. */
export const homeAttribute = 'data-home';
