import {
  hazardTextsEn,
  hazardTextsEs,
  ruleTextsEn,
  ruleTextsEs,
  sourceById,
  sourceTitlesEs,
  type HazardTexts,
  type Locale,
  type RuleTexts,
  type SourceId,
} from '@dss/domain';

/** The words of the field in one language. */
interface FieldWords {
  readonly hazards: HazardTexts;
  readonly rules: RuleTexts;
  readonly sourceTitle: (id: SourceId) => string;
}

export const fieldWords: Readonly<Record<Locale, FieldWords>> = {
  en: { hazards: hazardTextsEn, rules: ruleTextsEn, sourceTitle: (id) => sourceById(id).title },
  es: { hazards: hazardTextsEs, rules: ruleTextsEs, sourceTitle: (id) => sourceTitlesEs[id] },
};
