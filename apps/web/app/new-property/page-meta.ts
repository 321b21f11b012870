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
 * The empty form is for everyone to find; a property that was begun is its owner's alone.
 * @param search of the page's address
 */
export function newPropertyHead(words: Words<'newProperty'>, search: string): MetaDescriptor[] {
  const page = pageMeta(words);
  return new URLSearchParams(search).has('property')
    ? [{ title: page.title }, { name: 'robots', content: 'noindex' }]
    : pageHead(words, page);
}
