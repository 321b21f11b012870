import type { HazardTexts } from '../hazard-text.ts';
import { accessContextTexts } from './access-context.ts';
import { openingTexts } from './openings.ts';
import { roofGutterTexts } from './roof-gutters.ts';
import { wallDeckTexts } from './walls-decks.ts';
import { zone0Texts } from './zone-0.ts';
import { zone1Texts } from './zone-1.ts';
import { zone2Texts } from './zone-2.ts';

export const hazardTextsEn: HazardTexts = {
  ...zone0Texts,
  ...roofGutterTexts,
  ...openingTexts,
  ...wallDeckTexts,
  ...zone1Texts,
  ...zone2Texts,
  ...accessContextTexts,
};
