import type {
  CeilingId,
  HazardTypeId,
  Question,
  QuestionId,
  QuestionText,
  RowNote,
  ScoredDomain,
  Rule,
  RuleText,
  ShownSource,
  ProgramId,
  SaferFromWildfiresItem,
  WildfirePreparedLevel,
} from '@dss/domain';

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
    /** The answer that says something is there; of a question about sides, the one after which to ask where. */
    readonly found: 'yes' | 'no';
    /** Whether a home can be without what is asked about. */
    readonly canNotApply: boolean;
  };

/** The words of the field that a result is explained with, by id, in one language. */
export interface Descriptions {
  readonly hazard: (id: HazardTypeId) => HazardDescription;
  readonly question: (id: QuestionId) => QuestionDescription;
  readonly domains: Readonly<
    Record<ScoredDomain, { readonly title: string; readonly why: string }>
  >;
  readonly ceilings: Readonly<Record<CeilingId, string>>;
  readonly notes: Readonly<Record<RowNote, string>>;
}

export type SourceLink = Omit<ShownSource, 'id'> & { readonly id: string };

/** A rule, standard or piece of official advice, and what it asks about one hazard. */
export type RuleDescription = RuleText &
  Pick<Rule, 'status' | 'unconfirmed'> & {
    readonly id: string;
    readonly asks: string | null;
    readonly sources: readonly SourceLink[];
  };

/** A program that asks for a hazard to be gone, and under which of its items, levels, or how far. */
export interface ProgramDescription {
  readonly id: ProgramId;
  readonly name: string;
  readonly ask: SaferFromWildfiresItem | WildfirePreparedLevel | 'yes' | 'partly';
  /** Read at second hand only. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceLink[];
}
