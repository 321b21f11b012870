import { hazardById, hazardCatalog, type CatalogHazard } from '../hazards/index.ts';
import type { Observation } from '../observations/index.ts';
import { notSuperseded, readAfterPhotos, type AfterPhotoReading } from './after-photos.ts';
import { gatherFindings, type CellFinding } from './cell-finding.ts';
import {
  coverageAfter,
  coverageOf,
  readLooks,
  type Coverage,
  type LooksByType,
} from './coverage.ts';
import { sortByDispute, type DisputedObservation } from './disputes.ts';
import type { Dispute, ScoreInput } from './input.ts';
import { outweighedReadings, type OutweighedReading } from './outweighed.ts';
import { readAnswers, type AnswerFacts } from './read-answers.ts';
import { upkeepOf, type Upkeep } from './upkeep.ts';

/** Everything that photos, answers and disputes say about a property, cell by cell. */
export type MergedEvidence = {
  /** Findings of scored types, including those too unsure to cost points. */
  readonly findings: readonly CellFinding[];
  /** Findings of types that are shown but never deducted. */
  readonly contextFindings: readonly CellFinding[];
  /** Observations that count, but about which a landlord or an association decides. */
  readonly outsideControl: ReadonlySet<Observation>;
  readonly setAside: readonly DisputedObservation[];
  readonly neighbors: readonly DisputedObservation[];
  /** What the built-in analyzer read otherwise than its owner said. */
  readonly outweighed: readonly OutweighedReading[];
  /** What the after-photos say about the hazards that their owner has removed. */
  readonly afterPhotos: readonly AfterPhotoReading[];
  /** What the photos show, from which `coverage` follows with what else is known. */
  readonly looks: LooksByType;
  readonly coverage: Coverage;
  /** How the home is kept, as far as the findings and the coverage tell. */
  readonly upkeep: Upkeep;
  /** All that was answered, from which `coverage` follows: a yes that an after-photo supersedes still says that somebody looked. */
  readonly allAnswers: AnswerFacts;
  /** Without what after-photos supersede or their owner set aside, which contradicts no photo anymore. */
  readonly answers: AnswerFacts;
};

/** Merges the evidence of an input into findings and coverage. */
export function mergeEvidence(input: ScoreInput): MergedEvidence {
  const read = readAnswers(input.answers);
  const all = [...input.observations, ...read.observations];
  const { readings, superseded } = readAfterPhotos(input, all);
  const current = all.filter((observation) => !superseded.has(observation));
  const outweighed = outweighedReadings(input, current);
  const givingWay = new Set(outweighed.map(({ observation }) => observation));
  const sorted = sortByDispute(
    current.filter((observation) => !givingWay.has(observation)),
    input.disputes,
  );
  const settled = [...superseded, ...sorted.setAside.map(({ observation }) => observation)];
  const answers = { ...read, present: notSuperseded(read.present, new Set(settled)) };
  // Also of what an after-photo supersedes: whoever disputed it had checked that place.
  const checked = sortByDispute(all, input.disputes).setAside;
  const looks = readLooks(input);
  const findings = gatherFindings(sorted.counted, answers.downhill);
  return withUpkeep({
    ...sortByContext(findings),
    outsideControl: sorted.outsideControl,
    setAside: sorted.setAside,
    neighbors: sorted.neighbors,
    outweighed,
    afterPhotos: readings,
    looks,
    coverage: coverageOf(hazardCatalog, looks, input, read, checked),
    allAnswers: read,
    answers,
  });
}

/** The evidence with additional answers about some hazards. Photos aren't read again. */
export function withMoreAnswers(
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
  more: AnswerFacts,
  disputes: readonly Dispute[],
): MergedEvidence {
  const types = new Set(hazards.map((hazard) => hazard.id));
  const isAboutThem = (finding: CellFinding) => types.has(finding.hazardType);
  const all = [...evidence.findings, ...evidence.contextFindings];
  const known = all.filter(isAboutThem).flatMap((finding) => finding.observations);
  const { counted } = sortByDispute(more.observations, disputes);
  const downhill = [...evidence.answers.downhill, ...more.downhill];
  const answered = sortByContext([
    ...all.filter((finding) => !isAboutThem(finding)),
    ...gatherFindings([...known, ...counted], downhill),
  ]);
  return withUpkeep({
    ...evidence,
    ...answered,
    answers: {
      ...evidence.answers,
      observations: [...evidence.answers.observations, ...more.observations],
      downhill,
      builtSince2008: evidence.answers.builtSince2008 || more.builtSince2008,
    },
    coverage: new Map([...evidence.coverage, ...coverageAfter(evidence.coverage, hazards, more)]),
  });
}

/** The evidence with what its findings and coverage tell of the home's upkeep. */
export function withUpkeep(evidence: Omit<MergedEvidence, 'upkeep'>): MergedEvidence {
  return { ...evidence, upkeep: upkeepOf(evidence.findings, evidence.coverage) };
}

function sortByContext(
  findings: readonly CellFinding[],
): Pick<MergedEvidence, 'findings' | 'contextFindings'> {
  const isContext = (finding: CellFinding) => hazardById(finding.hazardType).domain === 'context';
  return {
    findings: findings.filter((finding) => !isContext(finding)),
    contextFindings: findings.filter(isContext),
  };
}
