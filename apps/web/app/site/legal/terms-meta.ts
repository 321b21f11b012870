import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function termsMeta({ locale, messages }: Words<'legalTerms'>): PageMeta {
  const { title, meta } = messages.legalTerms;
  return { path: pathsIn(locale).terms(), name: title, ...meta };
}
