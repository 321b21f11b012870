import type {
  HazardTexts,
  MethodText,
  ProgrammeNames,
  QuestionTexts,
  RuleTexts,
  ShownSource,
  SourceId,
} from '@dss/domain';

/** The domain's own words, in one language. */
export interface FieldTexts {
  readonly hazards: HazardTexts;
  readonly questions: QuestionTexts;
  readonly rules: RuleTexts;
  readonly programmes: ProgrammeNames;
  /** The documents behind sources, as readers are shown them. */
  readonly sources: (ids: readonly SourceId[]) => readonly ShownSource[];
  readonly method: MethodText;
}
