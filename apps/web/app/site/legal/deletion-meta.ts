import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function deletionMeta({ locale, messages }: Words<'legalDeletion'>): PageMeta {
  const { title, meta } = messages.legalDeletion;
  return { path: pathsIn(locale).deletion(), name: title, ...meta };
}
