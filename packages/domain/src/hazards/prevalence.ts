import type { Prevalence } from './hazard.ts';
import type { SourceId } from './sources/index.ts';

/** A share that is the product's own judgment until its own data says better. */
export function judgedShare(share: number): Prevalence {
  return { share, estimate: true, sources: [] };
}

/** A share put together from published figures under an assumption of ours, such as independence. */
export function derivedShare(share: number, sources: readonly SourceId[]): Prevalence {
  return { share, estimate: true, sources };
}

/** A share that a survey counted. */
export function surveyedShare(share: number, sources: readonly SourceId[]): Prevalence {
  return { share, estimate: false, sources };
}
