import type {
  HazardTexts,
  MethodText,
  ProgrammeNames,
  QuestionTexts,
  RuleTexts,
  SourceId,
} from '@dss/domain';

/** The domain's own words, in one language. */
export interface FieldTexts {
  readonly hazards: HazardTexts;
  readonly questions: QuestionTexts;
  readonly rules: RuleTexts;
  readonly programmes: ProgrammeNames;
  readonly sourceTitle: (id: SourceId) => string;
  readonly method: MethodText;
}
