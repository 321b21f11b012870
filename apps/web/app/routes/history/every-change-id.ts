/** The part of the page with each stored result. */
export const everyChangeId = 'every-change';
