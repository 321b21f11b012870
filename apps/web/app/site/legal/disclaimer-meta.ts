import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function disclaimerMeta({ locale, messages }: Words<'legalDisclaimer'>): PageMeta {
  const { title, meta } = messages.legalDisclaimer;
  return { path: pathsIn(locale).disclaimer(), name: title, ...meta };
}
