import type {
  CeilingId,
  HazardTypeId,
  Question,
  QuestionId,
  QuestionText,
  RowNote,
  ScoredDomain,
} from '@dss/domain';

import type { ProgramDescription, RuleDescription, SourceLink } from '../sources/index.ts';

export interface HazardDescription {
  readonly title: string;
  /** Why it weighs what it weighs. */
  readonly severity: string;
  readonly lookFor: string;
  readonly rules: readonly RuleDescription[];
  readonly programs: readonly ProgramDescription[];
  /** What the severity rests on. */
  readonly sources: readonly SourceLink[];
}

export type QuestionDescription = QuestionText &
  Pick<Question, 'asked'> & {
    /** The answer that tells of a hazard; null where neither does. */
    readonly answerTelling: (id: HazardTypeId) => 'yes' | 'no' | null;
  };

/** The words of the field that a result is explained with, by id, in one language. */
export interface Knowledge {
  readonly hazard: (id: HazardTypeId) => HazardDescription;
  readonly question: (id: QuestionId) => QuestionDescription;
  readonly domains: Readonly<
    Record<ScoredDomain, { readonly title: string; readonly why: string }>
  >;
  readonly ceilings: Readonly<Record<CeilingId, string>>;
  readonly notes: Readonly<Record<RowNote, string>>;
}
