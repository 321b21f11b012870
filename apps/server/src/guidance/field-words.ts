import {
  hazardTextsEn,
  hazardTextsEs,
  ruleTextsEn,
  ruleTextsEs,
  type HazardTexts,
  type Locale,
  type RuleTexts,
} from '@dss/domain';

/** The words of the field in one language. */
interface FieldWords {
  readonly hazards: HazardTexts;
  readonly rules: RuleTexts;
}

export const fieldWords: Readonly<Record<Locale, FieldWords>> = {
  en: { hazards: hazardTextsEn, rules: ruleTextsEn },
  es: { hazards: hazardTextsEs, rules: ruleTextsEs },
};
