import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { cellsMeant, findingSides } from './cells.ts';
import { cellsTold, shareSeenInPhotos } from './coverage.ts';
import { compareText } from './finding.ts';
import type { PhotoCoverage } from './input.ts';
import type { Knowledge } from './knowledge.ts';
import type { Observation } from '../observations/index.ts';
import type { Disagreement, FindingSide } from './result.ts';
import { countedConfidence } from './strength.ts';
import { scoringWeights } from './weights.ts';

/**
 * Finds where photos and answers contradict each other. The reading that assumes the hazard counts (it is the
 * larger of the two), until the owner disputes the finding or changes the answer.
 */
export function disagreementsOf(
  knowledge: Knowledge,
  photos: readonly PhotoCoverage[],
): Disagreement[] {
  return hazardTypeIds.flatMap((hazardType) =>
    findingSides(hazardById(hazardType)).flatMap((side) => {
      const disagreement =
        photoAgainstAnswer(knowledge, hazardType, side) ??
        answerAgainstPhotos(knowledge, photos, hazardType, side);
      return disagreement ? [disagreement] : [];
    }),
  );
}

function photoAgainstAnswer(
  knowledge: Knowledge,
  hazardType: HazardTypeId,
  side: FindingSide,
): Disagreement | null {
  const seen = seenInPhotos(knowledge, hazardType, side);
  if (seen.length === 0) return null;
  // "It can't be there" contradicts a photo as much as "it isn't".
  const questionIds = [...knowledge.told.clear, ...knowledge.told.notApplicable]
    .filter((told) => {
      if (told.hazardType !== hazardType) return false;
      const cleared: readonly FindingSide[] = cellsMeant(hazardById(hazardType), told.side);
      // A photo of unknown side contradicts only an answer for all sides.
      return side === 'unknown' ? told.side === null : cleared.includes(side);
    })
    .map((told) => told.questionId);
  if (questionIds.length === 0) return null;
  return {
    hazardType,
    side,
    photos: 'hazard',
    owner: 'clear',
    photoIds: sorted(seen.flatMap((observation) => observation.photoId ?? [])),
    questionIds: sorted(questionIds),
  };
}

function answerAgainstPhotos(
  knowledge: Knowledge,
  photos: readonly PhotoCoverage[],
  hazardType: HazardTypeId,
  side: FindingSide,
): Disagreement | null {
  if (side === 'unknown' || seenInPhotos(knowledge, hazardType, side).length > 0) return null;
  const questionIds = knowledge.told.known
    .filter((told) => told.hazardType === hazardType && cellsTold(told).includes(side))
    .map((told) => told.questionId);
  if (questionIds.length === 0) return null;
  const hazard = hazardById(hazardType);
  // Photos contradict the owner only where they show the whole cell clear.
  if (shareSeenInPhotos(photos, hazard, side) < 1) return null;
  const photoIds = photos
    .filter((photo) => shareSeenInPhotos([photo], hazard, side) > 0)
    .map((photo) => photo.photoId);
  return {
    hazardType,
    side,
    photos: 'clear',
    owner: 'hazard',
    photoIds: sorted(photoIds),
    questionIds: sorted(questionIds),
  };
}

/** What providers saw of a hazard in one place, sure enough to count. */
function seenInPhotos(
  knowledge: Knowledge,
  hazardType: HazardTypeId,
  side: FindingSide,
): readonly Observation[] {
  const finding = [...knowledge.findings, ...knowledge.contextFindings].find(
    (candidate) => candidate.hazardType === hazardType && candidate.side === side,
  );
  return (finding?.observations ?? []).filter(counts);
}

function counts(observation: Observation): boolean {
  if (observation.source !== 'provider') return false;
  return countedConfidence(observation) >= scoringWeights.confidence.question;
}

function sorted<Id extends string>(ids: readonly Id[]): Id[] {
  return [...new Set(ids)].toSorted(compareText);
}
