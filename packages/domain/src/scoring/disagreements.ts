import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { cellsAbout, findingSides } from './cells.ts';
import { cellsConfirmed, existingSides, photosShowingClear } from './coverage.ts';
import { compareText, type CellFinding } from './cell-finding.ts';
import { groupBy } from './group-by.ts';
import type { PhotoCoverage } from './input.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import type { Observation } from '../observations/index.ts';
import type { Disagreement } from './result.ts';
import type { FindingSide } from './terms.ts';
import { countedConfidence } from './strength.ts';
import { scoringWeights } from './weights.ts';

/**
 * Finds where photos and answers contradict each other. The hazard counts until the owner disputes the finding or changes
 * the answer.
 */
export function disagreementsOf(
  evidence: MergedEvidence,
  photos: readonly PhotoCoverage[],
): Disagreement[] {
  const findings = groupBy(
    [...evidence.findings, ...evidence.contextFindings],
    (finding) => finding.hazardType,
  );
  return hazardTypeIds.flatMap((hazardType) => {
    const ofType = findings.get(hazardType) ?? [];
    return mergeSides(
      findingSides(hazardById(hazardType)).flatMap((side) => {
        const seen = seenInPhotos(ofType, side);
        return (
          (seen.length > 0
            ? photoAgainstAnswer(evidence, seen, hazardType, side)
            : answerAgainstPhotos(evidence, photos, hazardType, side)) ?? []
        );
      }),
    );
  });
}

/** Merges the disagreements of each kind into one with all their sides. */
function mergeSides(disagreements: readonly Disagreement[]): Disagreement[] {
  return [...groupBy(disagreements, (each) => each.photos).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    return [
      {
        ...first,
        sides: alike.flatMap((each) => each.sides),
        image_ids: sorted(alike.flatMap((each) => each.image_ids)),
        question_ids: sorted(alike.flatMap((each) => each.question_ids)),
      },
    ];
  });
}

function photoAgainstAnswer(
  evidence: MergedEvidence,
  seen: readonly Observation[],
  hazardType: HazardTypeId,
  side: FindingSide,
): Disagreement | null {
  // "It can't be there" contradicts a photo as much as "it isn't".
  const denials = [...evidence.answers.absent, ...evidence.answers.notApplicable].filter(
    (answered) => answered.hazardType === hazardType,
  );
  const denialsOf = (place: FindingSide) =>
    denials.filter((answered) => {
      const cleared: readonly FindingSide[] = cellsAbout(hazardById(hazardType), answered.side);
      return cleared.includes(place);
    });
  // A photo of unknown side contradicts only answers that leave no side on which it could be.
  const leavesNoSide = existingSides(evidence.coverage).every((each) => denialsOf(each).length > 0);
  const contradicted = side === 'unknown' ? (leavesNoSide ? denials : []) : denialsOf(side);
  if (contradicted.length === 0) return null;
  return {
    hazard_type: hazardType,
    sides: [side],
    photos: 'hazard',
    owner: 'clear',
    image_ids: sorted(seen.flatMap((observation) => observation.photoId ?? [])),
    question_ids: sorted(contradicted.map((answered) => answered.questionId)),
  };
}

function answerAgainstPhotos(
  evidence: MergedEvidence,
  photos: readonly PhotoCoverage[],
  hazardType: HazardTypeId,
  side: FindingSide,
): Disagreement | null {
  if (side === 'unknown') return null;
  const questionIds = evidence.answers.present
    .filter((cell) => cell.hazardType === hazardType && cellsConfirmed(cell).includes(side))
    .map((cell) => cell.questionId);
  if (questionIds.length === 0) return null;
  const hazard = hazardById(hazardType);
  // Photos contradict the owner only where they show the whole cell clear.
  const photoIds = photosShowingClear(photos, hazard, side, existingSides(evidence.coverage));
  if (photoIds.length === 0) return null;
  return {
    hazard_type: hazardType,
    sides: [side],
    photos: 'clear',
    owner: 'hazard',
    image_ids: sorted(photoIds),
    question_ids: sorted(questionIds),
  };
}

/** What providers saw of one hazard in one place, with enough confidence to count. */
function seenInPhotos(findings: readonly CellFinding[], side: FindingSide): readonly Observation[] {
  const finding = findings.find((candidate) => candidate.side === side);
  return (finding?.observations ?? []).filter(counts);
}

function counts(observation: Observation): boolean {
  if (observation.source !== 'provider') return false;
  return countedConfidence(observation) >= scoringWeights.confidence.question;
}

function sorted<Id extends string>(ids: readonly Id[]): Id[] {
  return [...new Set(ids)].sort(compareText);
}
