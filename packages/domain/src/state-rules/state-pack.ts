import type { Law, LawText } from './law.ts';

/** What is said by state, in one language. */
export interface StateTexts<LawId extends string = string> {
  /** The authority that answers about insurance, as a sentence begins: "The California Department of Insurance". */
  readonly regulator: string;
  readonly laws: Readonly<Record<LawId, LawText>>;
}

/** What is known of a state. One folder for each. */
export interface StatePack<LawId extends string = string> {
  readonly laws: Readonly<Record<LawId, Law>>;
  /** The regulator's number for owners; null if none was read. */
  readonly regulatorsPhone: string | null;
  readonly en: StateTexts<LawId>;
  readonly es: StateTexts<LawId>;
}
