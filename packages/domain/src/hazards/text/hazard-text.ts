import type { HazardTypeId } from '../hazard-type.ts';
import type { RuleId } from '../rules.ts';
import type { ProgramId } from '../programs.ts';

/** The words about one hazard, in one language. Another language is another table with the same keys. */
export type HazardText = {
  readonly title: string;
  /** What counts as evidence in a photo. */
  readonly lookFor: string;
  /** What is easily taken for it. */
  readonly mistakenFor: string;
  /** Why it weighs what it weighs. */
  readonly severity: string;
  /** What each rule of the hazard asks for, keyed as in the catalog. */
  readonly asks: Readonly<Partial<Record<RuleId, string>>>;
};

export type HazardTexts = Readonly<Record<HazardTypeId, HazardText>>;

/** What a rule is called, and its version or date, in words that can be shown. */
export type RuleText = { readonly name: string; readonly version: string };

export type RuleTexts = Readonly<Record<RuleId, RuleText>>;

export type ProgramNames = Readonly<Record<ProgramId, string>>;
