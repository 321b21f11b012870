import type { Locale } from '../locales/index.ts';
import { upkeepTextsEn } from './text/en.ts';
import { upkeepTextsEs } from './text/es.ts';
import type { UpkeepText, UpkeepTexts } from './text/upkeep-text.ts';
import type { UpkeepTaskId } from './upkeep.ts';

const textsByLocale: Readonly<Record<Locale, UpkeepTexts>> = {
  en: upkeepTextsEn,
  es: upkeepTextsEs,
};

/** What a task of upkeep is called, and how it is done. */
export function upkeepText(id: UpkeepTaskId, locale: Locale): UpkeepText {
  return textsByLocale[locale][id];
}

export { upkeepFacts, upkeepOf, upkeepTaskIds, type Upkeep, type UpkeepFacts } from './upkeep.ts';
