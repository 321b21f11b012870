import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function dpaMeta({ locale, messages }: Words<'legalDpa'>): PageMeta {
  const { title, meta } = messages.legalDpa;
  return { path: pathsIn(locale).dpa(), name: title, ...meta };
}
