import type {
  HazardTexts,
  MethodText,
  ProgrammeNames,
  QuestionTexts,
  RuleTexts,
} from '@dss/domain';

/** The domain's own words, in one language. */
export interface FieldTexts {
  readonly hazards: HazardTexts;
  readonly questions: QuestionTexts;
  readonly rules: RuleTexts;
  readonly programmes: ProgrammeNames;
  readonly method: MethodText;
}
