import type { ProgramId } from '../programs.ts';
import type { RuleId } from '../rules.ts';

/** What a rule is called, and its version or date, in words that can be shown. */
export type RuleText = { readonly name: string; readonly version: string };

export type RuleTexts = Readonly<Record<RuleId, RuleText>>;

export type ProgramNames = Readonly<Record<ProgramId, string>>;
