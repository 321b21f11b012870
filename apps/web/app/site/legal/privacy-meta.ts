import type { Words } from '../../messages/words.ts';
import type { PageMeta } from '../../page-head/index.ts';
import { pathsIn } from '../../paths.ts';

export function privacyMeta({ locale, messages }: Words<'legalPrivacy'>): PageMeta {
  const { title, meta } = messages.legalPrivacy;
  return { path: pathsIn(locale).privacy(), name: title, ...meta };
}
