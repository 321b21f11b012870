import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function pageMeta({ locale, messages }: Words<'home'>): PageMeta {
  const { shell, home } = messages;
  return { path: pathsIn(locale).home(), name: shell.pageHead.home, ...home.meta };
}
