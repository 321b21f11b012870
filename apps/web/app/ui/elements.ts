import type { ReactElement } from 'react';

/**
 * What may stand beside something else: anything but a text of its own. A browser's translator takes texts out of the page, and React
 * then neither changes them nor inserts anything before them. A text that is an element's only child has no such trouble.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
