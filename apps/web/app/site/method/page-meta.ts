import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';
import { pageTitle } from '../../page-head/index.ts';

export function pageMeta({ locale, messages }: Words<'method'>): PageMeta {
  const { title, pageTitle: name, pageDescription, pageKeywords } = messages.method;
  return {
    path: pathsIn(locale).method(),
    name: title,
    title: pageTitle(name),
    description: pageDescription,
    keywords: pageKeywords,
  };
}
