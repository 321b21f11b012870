import type { MetaDescriptor } from 'react-router';

import type { Words } from '../messages/words.ts';
import { pageHead, type PageMeta, pageTitle } from '../page-head/index.ts';
import { pathsIn } from '../paths.ts';

export function pageMeta({ locale, messages }: Words<'newProperty'>): PageMeta {
  const { pageTitle: name, pageDescription, pageKeywords } = messages.newProperty;
  return {
    path: pathsIn(locale).newProperty(),
    name,
    title: pageTitle(name),
    description: pageDescription,
    keywords: pageKeywords,
  };
}

/**
 * Search engines may index the empty form; the page of a property that was already created is private.
 * @param search the query string of the page's URL
 */
export function newPropertyHead(words: Words<'newProperty'>, search: string): MetaDescriptor[] {
  const page = pageMeta(words);
  return new URLSearchParams(search).has('property')
    ? [{ title: page.title }, { name: 'robots', content: 'noindex' }]
    : pageHead(words, page);
}
