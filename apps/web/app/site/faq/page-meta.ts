import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function pageMeta({ locale, messages }: Words<'faq'>): PageMeta {
  const { title, meta } = messages.faq;
  return { path: pathsIn(locale).faq(), name: title, ...meta };
}
