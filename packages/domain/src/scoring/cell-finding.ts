import {
  extents,
  hazardById,
  hazardTypeIds,
  type CatalogHazard,
  type Extent,
  type HazardTypeId,
} from '../hazards/index.ts';
import { findingSideOf, findingSides } from './cells.ts';
import { builtInProvider, isShownInItsPhoto, type Observation } from '../observations/index.ts';
import { questionById } from '../owner-answers/index.ts';
import type { AnswerFacts } from './read-answers.ts';
import type { Evidence } from './result.ts';
import type { FindingSide } from './terms.ts';
import {
  asksExtent,
  countedConfidence,
  isAmountSaid,
  strengthOf,
  type Downhill,
  type PossibleStrength,
} from './strength.ts';
import { scoringWeights } from './weights.ts';

/** Everything observed of one hazard in one place. The same thing seen in two photos is one finding. */
export type CellFinding = {
  readonly hazardType: HazardTypeId;
  readonly side: FindingSide;
  readonly observations: readonly Observation[];
  /** The expected strength, 0 to `fullStrength`: the highest of its observations. */
  readonly expected: number;
  /** How much of that counts as fuel below the house. */
  readonly below: number;
  /** The strength it has if an observation is true, one for each observation. */
  readonly possible: readonly PossibleStrength[];
  /** The highest confidence of its observations, as counted. */
  readonly confidence: number;
  /** Whether `confidence` is high enough to count in full. */
  readonly sure: boolean;
};

/**
 * Groups observations into findings. The strongest observation decides rather than their sum, so order, repetition and a
 * second photo of the same thing change nothing.
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
    .sort((first, second) => catalogPosition(first) - catalogPosition(second));
}

/** A sort key: hazards in the order of the catalog, then by side. */
export function catalogPosition({
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
  const strengths = sizing(group).map((observation) => strengthOf(observation, downhill));
  return {
    hazardType: first.hazardType,
    side: findingSideOf(hazardById(first.hazardType), first.side),
    observations: group,
    expected: Math.max(...strengths.map(({ expected }) => expected)),
    below: Math.max(...strengths.map(({ below }) => below)),
    possible: strengths.flatMap(({ possible }) => possible),
    confidence,
    sure: confidence >= scoringWeights.confidence.sure,
  };
}

/**
 * Those that say how much there is: not the built-in analyzer's, which tells colors, where the owner has said it.
 */
function sizing(group: readonly Observation[]): readonly Observation[] {
  if (!group.some(isAmountSaid)) return group;
  return group.filter(({ provider }) => provider !== builtInProvider);
}

/** The largest extent that somebody saw or said; null if nobody did, because an answer that can't say it has one all the same. */
export function extentKnownOf({ observations }: CellFinding): Extent | null {
  const known = observations.filter(
    ({ questionId }) => questionId === null || asksExtent(questionById(questionId)),
  );
  return (
    [...extents].reverse().find((extent) => known.some((each) => each.extent === extent)) ?? null
  );
}

/**
 * The greatest strength of a hazard on sides that nobody has looked at: what is typical, or less if the owner says of the home as a whole
 * that there is only a little. That holds when it is removed, too.
 */
export function mostUnseen(
  { id, counted }: CatalogHazard,
  typical: number,
  { observations }: Pick<AnswerFacts, 'observations'>,
): number {
  if (counted === 'whole_house') return typical;
  const ofHome = observations.filter(
    (each) => each.hazardType === id && each.side === null && isAmountSaid(each),
  );
  if (ofHome.length === 0) return typical;
  return Math.min(typical, Math.max(...ofHome.map((each) => strengthOf(each, []).expected)));
}

/** The evidence for findings of one hazard, the best first. */
export function evidenceOf(findings: readonly CellFinding[]): Evidence[] {
  return bestFirst(findings).map(evidenceFrom);
}

/** The observations of findings of one hazard, each once: photos with a box first, then other photos, then answers. */
export function bestFirst(findings: readonly CellFinding[]): Observation[] {
  const observations = findings.flatMap((finding) => finding.observations);
  const byId = new Map(observations.map((observation) => [observation.id, observation]));
  return [...byId.values()].sort(
    (first, second) =>
      worthShowing(second) - worthShowing(first) ||
      countedConfidence(second) - countedConfidence(first) ||
      compareText(first.id, second.id),
  );
}

function evidenceFrom(observation: Observation): Evidence {
  const isShown = isShownInItsPhoto(observation);
  return {
    source: observation.source,
    provider: observation.provider,
    image_id: isShown ? observation.photoId : null,
    stop_image_id: isShown ? null : observation.photoId,
    question_id: observation.questionId,
    side: observation.side,
    box: observation.box,
    confidence: countedConfidence(observation),
    explanation: observation.explanation,
  };
}

function worthShowing(observation: Observation): number {
  if (!isShownInItsPhoto(observation)) return 0;
  return observation.box === null ? 1 : 2;
}

/** Orders texts by code units, the same in every locale. */
export function compareText(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
