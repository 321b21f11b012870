import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { findingSideOf, findingSides } from './cells.ts';
import type { Observation } from '../observations/index.ts';
import type { Evidence, FindingSide } from './result.ts';
import { countedConfidence, strengthOf, type Downhill, type PossibleStrength } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** All that was observed of one hazard in one place: the same thing in two photos is one finding. */
export type CellFinding = {
  readonly hazardType: HazardTypeId;
  readonly side: FindingSide;
  readonly observations: readonly Observation[];
  /** How strongly it counts on average: the most of its observations. */
  readonly expected: number;
  /** How strongly it may count, by each observation. */
  readonly possible: readonly PossibleStrength[];
  /** The highest confidence that counts. */
  readonly confidence: number;
  /** Sure enough to count in full. */
  readonly sure: boolean;
};

/**
 * Gathers observations into findings. The strongest observation decides, never the sum, so that order,
 * repetition and a second photo of the same thing change nothing.
 */
export function gatherFindings(
  observations: readonly Observation[],
  downhill: Downhill,
): CellFinding[] {
  const groups = new Map<string, Observation[]>();
  for (const observation of observations) {
    const side = findingSideOf(hazardById(observation.hazardType), observation.side);
    const key = `${observation.hazardType} ${side}`;
    const group = groups.get(key);
    if (group) group.push(observation);
    else groups.set(key, [observation]);
  }
  return [...groups.values()]
    .flatMap((group) => cellFindingOf(group, downhill) ?? [])
    .toSorted((first, second) => placeInCatalog(first) - placeInCatalog(second));
}

/** A number that orders findings and rows as the catalog orders hazards, and sides within them. */
export function placeInCatalog({
  hazardType,
  side,
}: {
  readonly hazardType: HazardTypeId;
  readonly side: FindingSide;
}): number {
  const sides = findingSides(hazardById(hazardType));
  return hazardTypeIds.indexOf(hazardType) * 10 + sides.indexOf(side);
}

function cellFindingOf(group: readonly Observation[], downhill: Downhill): CellFinding | null {
  const [first] = group;
  if (!first) return null;
  const confidence = Math.max(...group.map(countedConfidence));
  const strengths = group.map((observation) => strengthOf(observation, downhill));
  return {
    hazardType: first.hazardType,
    side: findingSideOf(hazardById(first.hazardType), first.side),
    observations: group,
    expected: Math.max(...strengths.map(({ expected }) => expected)),
    possible: strengths.map(({ possible }) => possible),
    confidence,
    sure: confidence >= scoringWeights.confidence.sure,
  };
}

/** What findings of one hazard rest on, each observation once: photos with a box first, then photos, then answers. */
export function evidenceOf(findings: readonly CellFinding[]): Evidence[] {
  const observations = findings.flatMap((finding) => finding.observations);
  const byId = new Map(observations.map((observation) => [observation.id, observation]));
  return [...byId.values()]
    .map((observation) => ({
      observationId: observation.id,
      source: observation.source,
      provider: observation.provider,
      photoId: observation.photoId,
      questionId: observation.questionId,
      side: observation.side,
      area: observation.area,
      distanceToStructureFt: observation.distanceToStructureFt,
      box: observation.box,
      confidence: countedConfidence(observation),
      explanation: observation.explanation,
    }))
    .toSorted(
      (first, second) =>
        worthShowing(second) - worthShowing(first) ||
        second.confidence - first.confidence ||
        compareText(first.observationId, second.observationId),
    );
}

function worthShowing({ photoId, box }: Evidence): number {
  if (photoId === null) return 0;
  return box === null ? 1 : 2;
}

/** Orders texts by code units, the same in every locale. */
export function compareText(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
