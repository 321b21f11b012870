import {
  toWireExposure,
  type Action,
  type Evidence,
  type ExplanationAction,
  type ExplanationEvidence,
  type ExplanationOutcome,
  type ExplanationRow,
  type Hundredths,
  type Outcome,
  type ScoreExplanation,
  type ScoreResult,
  type ScoreRow,
  type UncountedFinding,
} from '@dss/domain';

/** The client's photo ids by row id. */
export type ImageIds = ReadonlyMap<string, string>;

/** The explanation of a score in the API's form: points instead of hundredths, and the client's photo ids. */
export function explainScore(result: ScoreResult, imageIds: ImageIds): ScoreExplanation {
  const { potential, asSeen, coverage } = result;
  return {
    weights_version: result.weightsVersion,
    score: result.score,
    band: result.band,
    provisional: result.provisional,
    range: { low: result.range.low, high: result.range.high },
    confidence_percent: result.confidencePercent,
    enough_seen: result.enoughSeen,
    rows: result.rows.map((row) => explainRow(row, imageIds)),
    domains: result.domains.map((domain) => ({
      domain: domain.domain,
      cap: points(domain.cap),
      lost: points(domain.lost),
      not_seen: points(domain.notSeen),
      kept: points(domain.kept),
      confidence_percent: domain.confidencePercent,
    })),
    coverage: {
      directions_seen: [...coverage.directionsSeen],
      directions_missing: [...coverage.directionsMissing],
      areas_seen: [...coverage.areasSeen],
      areas_missing: [...coverage.areasMissing],
    },
    potential: {
      score: potential.score,
      range: potential.range,
      with_everything_shown: potential.withEverythingShown,
      gain: points(potential.gain),
      gain_from_hazards: points(potential.gainFromHazards),
      gain_from_ceiling: points(potential.gainFromCeiling),
    },
    confirming_unseen_gain: points(result.confirmingUnseen.gain),
    actions: {
      count: result.actions.count,
      step_ids: [...result.actions.stepIds],
      in_order: result.actions.inOrder.map(explainAction),
    },
    as_seen: {
      score: asSeen.score,
      band: asSeen.band,
      range: { low: asSeen.range.low, high: asSeen.range.high },
    },
    set_aside: result.setAside.map((finding) => ({
      ...explainUncounted(finding, imageIds),
      dispute_id: finding.byAnswer || finding.byWork ? null : finding.disputeId,
      answer: finding.byAnswer
        ? { question_id: finding.byAnswer.questionId, side: finding.byAnswer.side }
        : null,
      kind: finding.kind,
      reason: finding.reason,
    })),
    after_photos: result.afterPhotos.map((finding) => ({
      ...explainUncounted(finding, imageIds),
      image_id: imageIds.get(finding.afterPhotoId) ?? '',
      verdict: finding.verdict,
      still_seen: finding.stillSeen.map((evidence) => explainEvidence(evidence, imageIds)),
    })),
    context: result.context.map((finding) => ({
      ...explainUncounted(finding, imageIds),
      dispute_id: finding.disputeId,
      reason: finding.reason,
    })),
    exposure: toWireExposure(result.exposure),
    unsure: result.unsure.map((finding) => explainUncounted(finding, imageIds)),
    disagreements: result.disagreements.map((each) => ({
      hazard_type: each.hazardType,
      sides: [...each.sides],
      photos: each.photos,
      owner: each.owner,
      image_ids: each.photoIds.flatMap((id) => imageIds.get(id) ?? []),
      question_ids: [...each.questionIds],
    })),
    next_questions: result.nextQuestions.map((question) => ({
      question_id: question.questionId,
      hazard_types: [...question.hazardTypes],
      sides: [...question.sides],
      expected_shrink: points(question.expectedShrink),
      certainty_gain: question.certaintyGain,
      if_answered: {
        yes: explainOutcome(question.ifAnswered.yes),
        no: explainOutcome(question.ifAnswered.no),
      },
    })),
    photo_gains: result.photoGains.map(({ side, certaintyGain }) => ({
      side,
      certainty_gain: certaintyGain,
    })),
  };
}

function explainRow(row: ScoreRow, imageIds: ImageIds): ExplanationRow {
  switch (row.kind) {
    case 'hazard':
      return {
        kind: 'hazard',
        hazard_type: row.hazardType,
        domain: row.domain,
        sides: row.sides.map((side) => ({
          side: side.side,
          points: points(side.points),
          confirmed: side.confirmed,
          confidence: side.confidence,
          removable: side.removable,
          held_by: side.heldBy,
        })),
        points: points(row.points),
        fix_only: points(row.fixOnly),
        removable: row.removable,
        confirmed: row.confirmed,
        confidence: row.confidence,
        evidence: row.evidence.map((evidence) => explainEvidence(evidence, imageIds)),
        notes: [...row.notes],
        held_by: row.heldBy,
      };
    case 'not_seen':
      return {
        kind: 'not_seen',
        hazard_type: row.hazardType,
        domain: row.domain,
        sides: [...row.sides],
        points: points(row.points),
        as_since_2008: row.asSince2008,
      };
    case 'ceiling':
      return {
        kind: 'ceiling',
        ceiling: row.ceiling,
        limit: points(row.limit),
        points: points(row.points),
        caused_by: [...row.causedBy],
        fix_together: points(row.fixTogether),
      };
    case 'together':
      return { kind: 'together', points: points(row.points) };
    case 'rounding':
      return { kind: 'rounding', points: points(row.points) };
  }
}

function explainAction(action: Action): ExplanationAction {
  return {
    step_id: action.stepId,
    hazard_types: [...action.hazardTypes],
    points: points(action.points),
    points_without_ceiling: points(action.pointsWithoutCeiling),
    score_after: Math.floor(points(action.scoreAfter)),
    free: action.free,
    performer: action.performer,
    cost_usd: action.costUsd,
    hours: action.hours,
    for_each_side: action.forEachSide,
    estimate: action.estimate,
  };
}

function explainOutcome({ confidencePercent, ...figures }: Outcome): ExplanationOutcome {
  return { ...figures, confidence_percent: confidencePercent };
}

function explainUncounted(finding: UncountedFinding, imageIds: ImageIds) {
  return {
    hazard_type: finding.hazardType,
    sides: [...finding.sides],
    confidence: finding.confidence,
    evidence: finding.evidence.map((evidence) => explainEvidence(evidence, imageIds)),
  };
}

function explainEvidence(evidence: Evidence, imageIds: ImageIds): ExplanationEvidence {
  return {
    source: evidence.source,
    provider: evidence.provider,
    image_id: imageIds.get(evidence.photoId ?? '') ?? null,
    stop_image_id: imageIds.get(evidence.stopPhotoId ?? '') ?? null,
    question_id: evidence.questionId,
    side: evidence.side,
    box: evidence.box,
    confidence: evidence.confidence,
    explanation: evidence.explanation,
  };
}

function points(hundredths: Hundredths): number {
  return hundredths / 100;
}
