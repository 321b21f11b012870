import type { MetaDescriptor } from 'react-router';

/** The head of a page that nobody should find by searching: one property's, or none at all. */
export function privateHead(title?: string): MetaDescriptor[] {
  const kept = { name: 'robots', content: 'noindex' };
  return title === undefined ? [kept] : [{ title }, kept];
}
