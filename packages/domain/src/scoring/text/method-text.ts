import type { ScoredDomain } from '../../hazards/index.ts';
import type { MethodPoint } from '../weights.ts';
import type { RowNote } from '../result.ts';
import type { CeilingId } from '../terms.ts';

/** The words that explain the score, in one language. */
export type MethodText = {
  /** The method in a few plain sentences for owners, the most important first. */
  readonly summary: readonly string[];
  readonly domains: Readonly<
    Record<ScoredDomain, { readonly title: string; readonly why: string }>
  >;
  readonly points: Readonly<Record<MethodPoint, string>>;
  readonly ceilings: Readonly<Record<CeilingId, string>>;
  readonly notes: Readonly<Record<RowNote, string>>;
  /** What the score is not. */
  readonly limits: readonly string[];
};
