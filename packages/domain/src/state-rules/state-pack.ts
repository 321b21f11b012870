import type { Law, LawText } from './law.ts';

/** What is said by state, in one language. */
export interface StateTexts<LawId extends string = string> {
  /** The authority that answers about insurance, as a sentence begins: "The California Department of Insurance". */
  readonly regulator: string;
  readonly laws: Readonly<Record<LawId, LawText>>;
  /** How a letter to an insurer names `StatePack.letterLaw`: in the owner's voice, as they understand it. Null if there is none. */
  readonly letterRule: string | null;
}

/** What the days of an insurer are counted from. `policy_end`: the policy's last day, if it isn't renewed. */
export type InsurerEvent = 'appeal' | 'request' | 'work_reported' | 'policy_end';

/** A number of days that a law gives an insurer. */
export interface InsurerTerm<LawId extends string = string> {
  readonly law: LawId;
  readonly event: InsurerEvent;
  readonly duty: 'confirm_appeal' | 'decide_appeal' | 'tell_score' | 'score_again' | 'tell_of_end';
  /** Calendar days after the event; negative: before it. */
  readonly days: number;
}

/** What a letter to an insurer can ask for: a score and its reasons, that safety work be counted, a new score after it, or an appeal. */
export type LetterAsk = 'score' | 'mitigation' | 'new_score' | 'correction';

/** What is known of a state. */
export interface StatePack<LawId extends string = string> {
  readonly laws: Readonly<Record<LawId, Law>>;
  /** The law by which an owner asks an insurer for some of what a letter can ask for, and for which; null if none is known. */
  readonly letterLaw: { readonly law: LawId; readonly about: readonly LetterAsk[] } | null;
  /** Only what the law itself gives in days, and not what it calls prompt. */
  readonly insurerTerms: readonly InsurerTerm<LawId>[];
  /** The regulator's number for owners; null if none was read. */
  readonly regulatorsPhone: string | null;
  readonly en: StateTexts<LawId>;
  readonly es: StateTexts<LawId>;
}
