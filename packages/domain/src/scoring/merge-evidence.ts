import { hazardById, hazardCatalog, type CatalogHazard } from '../hazards/index.ts';
import type { Observation } from '../observations/index.ts';
import { gatherFindings, type CellFinding } from './cell-finding.ts';
import { coverageAfter, coverageOf, readLooks, type Coverage } from './coverage.ts';
import { sortByDispute, type DisputedObservation } from './disputes.ts';
import type { Dispute, ScoreInput } from './input.ts';
import { readAnswers, type AnswerFacts } from './read-answers.ts';

/** All that photos, answers and disputes say about a property, cell by cell. */
export type MergedEvidence = {
  /** Findings that count, the most unsure ones included. */
  readonly findings: readonly CellFinding[];
  /** Findings of types that are shown and never deducted. */
  readonly contextFindings: readonly CellFinding[];
  readonly outsideControl: ReadonlySet<Observation>;
  readonly setAside: readonly DisputedObservation[];
  readonly neighbors: readonly DisputedObservation[];
  readonly coverage: Coverage;
  readonly answers: AnswerFacts;
};

/** Merges an input. */
export function mergeEvidence(input: ScoreInput): MergedEvidence {
  const answers = readAnswers(input.answers);
  const observations = [...input.observations, ...answers.observations];
  const sorted = sortByDispute(observations, input.disputes);
  const all = gatherFindings(sorted.counted, answers.downhill);
  const isContext = (finding: CellFinding) => hazardById(finding.hazardType).domain === 'context';
  return {
    findings: all.filter((finding) => !isContext(finding)),
    contextFindings: all.filter(isContext),
    outsideControl: sorted.outsideControl,
    setAside: sorted.setAside,
    neighbors: sorted.neighbors,
    coverage: coverageOf(hazardCatalog, readLooks(input.photos), input, answers, sorted.setAside),
    answers,
  };
}

/** What is known of some hazards with a few answers more. Photos aren't looked through again. */
export function withMoreAnswers(
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
  more: AnswerFacts,
  disputes: readonly Dispute[],
): MergedEvidence {
  const types = new Set(hazards.map((hazard) => hazard.id));
  const known = evidence.findings
    .filter((finding) => types.has(finding.hazardType))
    .flatMap((finding) => finding.observations);
  const { counted } = sortByDispute(more.observations, disputes);
  return {
    ...evidence,
    findings: gatherFindings(
      [...known, ...counted],
      [...evidence.answers.downhill, ...more.downhill],
    ),
    coverage: coverageAfter(evidence.coverage, hazards, more),
  };
}
