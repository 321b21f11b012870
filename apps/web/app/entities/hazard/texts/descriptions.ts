import type {
  AnswerAmount,
  CautionTexts,
  CeilingId,
  HazardTypeId,
  Question,
  QuestionId,
  QuestionTexts,
  RowNote,
  ScoredDomain,
  Rule,
  RuleId,
  RuleText,
  ShownSource,
  ProgramId,
  ProgramTableTexts,
  SaferFromWildfiresItem,
  SourceId,
  WildfirePreparedLevel,
} from '@dss/domain';

export interface HazardDescription {
  readonly title: string;
  /** Why its weight is what it is. */
  readonly severity: string;
  readonly lookFor: string;
  readonly rules: readonly RuleDescription[];
  readonly programs: readonly ProgramDescription[];
  /** The sources of the severity. */
  readonly sources: readonly SourceLink[];
}

export type QuestionDescription = QuestionTexts[QuestionId] &
  Pick<Question, 'asked'> & {
    /** The answer that indicates this hazard; null if neither does. */
    readonly answerMeaning: (id: HazardTypeId) => 'yes' | 'no' | null;
    /** The answer that means something is there; for questions about sides, the one that is followed by "where?". */
    readonly found: 'yes' | 'no';
    /** What may be said with a yes and with a no, least first; empty: nothing. */
    readonly amounts: Readonly<Record<'yes' | 'no', readonly AnswerAmount[]>>;
    /** Whether a home may not have what the question is about. */
    readonly canNotApply: boolean;
  };

/** The texts that explain a result, by id, in one language. */
export interface Descriptions {
  readonly hazard: (id: HazardTypeId) => HazardDescription;
  readonly question: (id: QuestionId) => QuestionDescription;
  readonly cautions: CautionTexts;
  readonly programTables: ProgramTableTexts;
  /** The documents behind sources. */
  readonly sources: (ids: readonly SourceId[]) => readonly SourceLink[];
  readonly domains: Readonly<
    Record<ScoredDomain, { readonly title: string; readonly why: string }>
  >;
  /** The sources of advice, as one text. */
  readonly adviceSource: (source: string) => string;
  /** Whether the rules shown are all that the product knows of where the home is; else its owner has to ask. */
  readonly knowsRules: boolean;
  readonly ceilings: Readonly<Record<CeilingId, string>>;
  readonly notes: Readonly<Record<RowNote, string>>;
}

export type SourceLink = Omit<ShownSource, 'id'> & { readonly id: string };

/** A rule, standard or piece of official advice, and what it requires for one hazard. */
export type RuleDescription = RuleText &
  Pick<Rule, 'status' | 'unconfirmed'> & {
    readonly id: RuleId;
    readonly asks: string | null;
    readonly sources: readonly SourceLink[];
  };

/** A program that requires a hazard to be removed: under which of its items or levels, and to what distance. */
export interface ProgramDescription {
  readonly id: ProgramId;
  readonly name: string;
  readonly ask: SaferFromWildfiresItem | WildfirePreparedLevel | 'yes' | 'partly';
  /** Known only from secondary sources. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceLink[];
}
