import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function pageMeta({ locale, messages }: Words<'guidelines'>): PageMeta {
  const { title, meta } = messages.guidelines;
  return { path: pathsIn(locale).guidelines(), name: title, ...meta };
}
