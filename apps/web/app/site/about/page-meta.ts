import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function pageMeta({ locale, messages }: Words<'about'>): PageMeta {
  const { title, meta } = messages.about;
  return { path: pathsIn(locale).about(), name: title, ...meta };
}
