import type {
  CautionTexts,
  HazardTexts,
  MethodText,
  ProgramNames,
  ProgramTableTexts,
  QuestionTexts,
  RuleTexts,
  ShownSource,
  SourceId,
} from '@dss/domain';

/** The domain's texts in one language. */
export interface FieldTexts {
  readonly hazards: HazardTexts;
  readonly cautions: CautionTexts;
  readonly questions: QuestionTexts;
  readonly rules: RuleTexts;
  readonly programs: ProgramNames;
  readonly programTables: ProgramTableTexts;
  /** The documents behind sources, as shown to visitors. */
  readonly sources: (ids: readonly SourceId[]) => readonly ShownSource[];
  readonly method: MethodText;
}
