import type { HazardTypeId } from '../hazard-type.ts';
import type { RuleId } from '../rules.ts';
import type { ProgramId } from '../programs.ts';

/** What a homeowner reads about removing one hazard, in one language. */
export type RemovalText = {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** The source, as shown. */
  readonly source: string;
};

/** The texts about one hazard in one language. */
export type HazardText = {
  readonly title: string;
  /** What counts as evidence in a photo. */
  readonly lookFor: string;
  /** What is easily mistaken for it. */
  readonly mistakenFor: string;
  /** Why it has its severity. */
  readonly severity: string;
  /** What each rule requires about it, keyed as in the catalog. */
  readonly asks: Readonly<Partial<Record<RuleId, string>>>;
  readonly removal: RemovalText;
};

export type HazardTexts = Readonly<Record<HazardTypeId, HazardText>>;

/** A rule's name and its version or date, as shown. */
export type RuleText = { readonly name: string; readonly version: string };

export type RuleTexts = Readonly<Record<RuleId, RuleText>>;

export type ProgramNames = Readonly<Record<ProgramId, string>>;
