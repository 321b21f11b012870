import { hazardById } from '../hazards/index.ts';
import { readAnswers, type Told } from './read-answers.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { sortByDispute, type DisputedObservation } from './disputes.ts';
import { gatherFindings, type Finding } from './finding.ts';
import type { ScoreInput } from './input.ts';
import type { Observation } from '../observations/index.ts';
import type { Downhill } from './strength.ts';

/** Everything the score knows about a property, merged from photos, answers and disputes. */
export type Knowledge = {
  /** Findings that count, the most unsure ones included. */
  readonly findings: readonly Finding[];
  /** Findings of types that are shown and never deducted. */
  readonly contextFindings: readonly Finding[];
  readonly heldByOthers: ReadonlySet<Observation>;
  readonly setAside: readonly DisputedObservation[];
  readonly neighbours: readonly DisputedObservation[];
  readonly coverage: Coverage;
  readonly told: Told;
  readonly downhill: Downhill;
};

/** Merges an input into what is known. */
export function knowledgeOf(input: ScoreInput): Knowledge {
  const told = readAnswers(input.answers);
  const downhill = told.downhill;
  const sorted = sortByDispute([...input.observations, ...told.observations], input.disputes);
  const all = gatherFindings(sorted.standing, downhill);
  const isContext = (finding: Finding) => hazardById(finding.hazardType).domain === 'context';
  return {
    findings: all.filter((finding) => !isContext(finding)),
    contextFindings: all.filter(isContext),
    heldByOthers: sorted.held,
    setAside: sorted.setAside,
    neighbours: sorted.neighbours,
    coverage: coverageOf(input.photos, told, sorted.setAside, input.notApplicable),
    told,
    downhill,
  };
}
