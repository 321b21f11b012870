import type { Locale } from './locale.ts';

/** The file, at the root, that tells a browser how to install the product in a language. */
export function manifestName(locale: Locale): string {
  return locale === 'en' ? 'manifest.webmanifest' : `manifest-${locale}.webmanifest`;
}
