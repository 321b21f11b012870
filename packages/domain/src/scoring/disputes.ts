import { compareText } from './cell-finding.ts';
import type { Dispute } from './input.ts';
import type { Observation } from '../observations/index.ts';

export type DisputedObservation = {
  readonly observation: Observation;
  readonly dispute: Dispute;
};

/** Observations, sorted by what the owner's disputes say about them. */
export type SortedByDispute = {
  /** Those that count, including those in `outsideControl`, about which a landlord or an association decides. */
  readonly counted: readonly Observation[];
  readonly outsideControl: ReadonlySet<Observation>;
  readonly setAside: readonly DisputedObservation[];
  readonly neighbors: readonly DisputedObservation[];
};

/**
 * If several disputes name one observation, the first kind in this list wins; then a landlord's, which costs points, before
 * a neighbor's; then the smaller id.
 */
const precedence = ['not_there', 'already_fixed', 'not_mine'] as const;

/** Applies the owner's disputes. A dispute whose evidence no longer exists does nothing. */
export function sortByDispute(
  observations: readonly Observation[],
  disputes: readonly Dispute[],
): SortedByDispute {
  const ordered = [...disputes].sort(
    (first, second) =>
      precedence.indexOf(first.kind) - precedence.indexOf(second.kind) ||
      compareText(first.whose ?? '', second.whose ?? '') ||
      compareText(first.id, second.id),
  );
  const counted: Observation[] = [];
  const outsideControl = new Set<Observation>();
  const setAside: DisputedObservation[] = [];
  const neighbors: DisputedObservation[] = [];
  for (const observation of observations) {
    const dispute = ordered.find((candidate) => isAbout(candidate, observation));
    if (!dispute) {
      counted.push(observation);
    } else if (dispute.kind !== 'not_mine') {
      setAside.push({ observation, dispute });
    } else if (dispute.whose === 'neighbor') {
      neighbors.push({ observation, dispute });
    } else {
      counted.push(observation);
      outsideControl.add(observation);
    }
  }
  return { counted, outsideControl, setAside, neighbors };
}

function isAbout(dispute: Dispute, observation: Observation): boolean {
  const { hazardType, photoId, questionId, side } = observation;
  if (dispute.hazardType !== hazardType) return false;
  // An answer is the owner's word, whatever photo they showed with it.
  if (questionId !== null) {
    const { byWork, questionIds } = dispute;
    return byWork === undefined
      ? questionIds.includes(questionId)
      : byWork.answers.some((each) => each.questionId === questionId && each.side === side);
  }
  if (photoId === null) return false;
  const { photoIds, atSide } = dispute;
  return photoIds.includes(photoId) || (atSide?.side === side && atSide.photoIds.includes(photoId));
}
