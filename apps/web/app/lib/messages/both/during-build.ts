import { fieldTextsEn } from '../en/field-texts.ts';
import { fieldTextsEs } from '../es/field-texts.ts';
import type { FieldTexts } from '../field-texts.ts';
import { localeOf, type Locale } from '../locale.ts';
import type { Messages, Words } from '../messages.ts';
import { withBrand } from '../with-brand.ts';

const files = import.meta.glob<object>('../{en,es}/*.json', { eager: true, import: 'default' });

/** All messages in each language, for loaders that run during the build and for tests: no script of a page may hold them. */
export const allWords: Readonly<Record<Locale, Words<keyof Messages>>> = {
  en: { locale: 'en', messages: messagesIn('en') },
  es: { locale: 'es', messages: messagesIn('es') },
};

/** The domain's texts in each language, for the same. */
export const fieldTexts: Readonly<Record<Locale, FieldTexts>> = {
  en: fieldTextsEn,
  es: fieldTextsEs,
};

/**
 * The texts of a page's language, for its loader, which runs while the page is prerendered: the page carries what is read, and its script
 * neither the texts nor the code that picks them.
 */
export function wordsDuringBuild(url: URL): Words<keyof Messages> {
  return allWords[localeOf(url.pathname)];
}

function messagesIn(locale: Locale): Messages {
  const parts = partsIn(locale);
  if (!isWhole(parts)) throw new Error(`A file of messages isn't in ${locale}.`);
  return withBrand(parts);
}

/** The files of a language by their name. */
function partsIn(locale: Locale): Readonly<Record<string, object>> {
  const folder = `../${locale}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, part]) => [file.slice(folder.length, -'.json'.length), part]),
  );
}

/** English defines which parts there are; a test compares what is in them (`both-languages.test.ts`). */
function isWhole(parts: object): parts is Messages {
  return Object.keys(partsIn('en')).every((part) => part in parts);
}
