import { hazardById } from '../hazards/index.ts';
import { areaIds, directions } from '../zones/index.ts';
import { allSeenOf, existingSides } from './coverage.ts';
import { disagreementsOf } from './disagreements.ts';
import { confidencePercentOf, domainScoresOf } from './domain-scores.ts';
import { computeFigures, figuresFrom } from './figures.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import { mergeEvidence, withUpkeep, type MergedEvidence } from './merge-evidence.ts';
import { nextQuestionsOf } from './next-questions.ts';
import { photoGainsOf } from './photo-gains.ts';
import type { Action } from './order-actions.ts';
import { setsCeiling } from './points.ts';
import { medianOf, simulate, spreadOf } from './range.ts';
import type {
  CeilingRow,
  ExplanationAction,
  HazardRow,
  ScoreExplanation,
  ScoreFigures,
  ScoreResult,
  ScoreRow,
} from './result.ts';
import { exposureOf, exposureOpenOf } from './surroundings.ts';
import { toPoints, type Hundredths } from './terms.ts';
import {
  actionsOf,
  byPoints,
  foundHazardOf,
  ledgerOf,
  removableTypes,
  type Ledger,
} from './rows.ts';
import { afterPhotosOf, contextOf, outweighedOf, setAsideOf, unsureOf } from './uncounted.ts';
import { scoringWeights } from './weights.ts';

/**
 * The Defensible Space Score, 0-100, and everything that explains it. Pure: the same input gives the same result, whatever
 * the order of its lists. The model is described in `docs/scoring.md`.
 *
 * @throws RangeError when an observation's confidence is not a share of 0-1.
 */
export function computeScore(input: ScoreInput): ScoreResult {
  const evidence = mergeEvidence(input);
  const simulation = simulate(evidence);
  const ledger = ledgerOf(evidence, simulation);
  const spread = spreadOf(simulation);
  const figures = figuresFrom(spread);
  const confidencePercent = confidencePercentOf(evidence.coverage);
  const hazards = [...ledger.hazards].sort(byPoints);
  const actions = actionsOf(ledger);
  const { deviation } = spread;
  const now = { input, evidence, simulation, figures, deviation, confidencePercent };
  return {
    weights_version: scoringWeights.version,
    ...shownFigures(figures),
    provisional: confidencePercent < scoringWeights.provisionalBelowPercent,
    confidence_percent: confidencePercent,
    enough_seen: confidencePercent >= scoringWeights.enoughSeenPercent,
    rows: rowsOf(ledger, hazards, figures),
    domains: domainScoresOf(ledger.charges, evidence.coverage),
    coverage: photoCoverageOf(input.photos, evidence),
    potential: potentialOf(ledger, hazards),
    confirming_unseen_gain: toPoints(gainOfConfirming(evidence, figures)),
    actions: {
      count: actions.length,
      step_ids: actions.map((action) => action.stepId),
      in_order: actions.map(explainAction),
    },
    as_seen: shownFigures(
      input.disputes.length === 0 ? figures : computeFigures({ ...input, disputes: [] }),
    ),
    set_aside: setAsideOf(evidence),
    outweighed: outweighedOf(evidence),
    after_photos: afterPhotosOf(evidence),
    context: contextOf(evidence),
    exposure: exposureOf(input.answers, evidence),
    exposure_open: exposureOpenOf(input.answers, evidence),
    unsure: unsureOf(evidence),
    disagreements: disagreementsOf(evidence, input.photos),
    next_questions: nextQuestionsOf(now),
    photo_gains: photoGainsOf(input, evidence),
    hazards: hazards.map((row) => foundHazardOf(row, ledger.bestOf(row.hazard_type))),
  };
}

function shownFigures({ score, band, range }: ScoreFigures): ScoreExplanation['as_seen'] {
  return { score, band, range: { low: range.low, high: range.high } };
}

function explainAction(action: Action): ExplanationAction {
  return {
    step_id: action.stepId,
    hazard_types: [...action.hazardTypes],
    points: toPoints(action.points),
    points_without_ceiling: toPoints(action.pointsWithoutCeiling),
    score_after: Math.floor(toPoints(action.scoreAfter)),
    free: action.free,
    performer: action.performer,
    cost_usd: action.costUsd,
    hours: action.hours,
    for_each_side: action.forEachSide,
    estimate: action.estimate,
  };
}

/** All rows; their points add up to 100 points minus the shown score, to the hundredth. */
function rowsOf(ledger: Ledger, hazards: readonly HazardRow[], figures: ScoreFigures): ScoreRow[] {
  const rows: ScoreRow[] = [...hazards, ...[...ledger.notSeen].sort(byPoints)];
  const ceiling = ceilingRowOf(ledger);
  if (ceiling) rows.push(ceiling);
  const together = ledger.points.score - ledger.score;
  if (together !== 0) rows.push({ kind: 'together', points: toPoints(together) });
  const dropped = figures.hundredths - figures.score * 100;
  if (dropped > 0) rows.push({ kind: 'rounding', points: toPoints(dropped) });
  return rows;
}

function ceilingRowOf(ledger: Ledger): CeilingRow | null {
  const { points, hazards, notSeen } = ledger;
  const { ceiling, additive, score } = points;
  if (!ceiling) return null;
  const causes = [...hazards, ...notSeen]
    .filter((row) => row.points > 0 && setsCeiling(ceiling.id, hazardById(row.hazard_type)))
    .sort(byPoints);
  const removable = removableTypes(causes.filter((row) => row.kind === 'hazard'));
  return {
    kind: 'ceiling',
    ceiling: ceiling.id,
    limit: toPoints(ceiling.limit),
    points: toPoints(additive - score),
    caused_by: [
      ...(ceiling.id === 'near_neighbor' ? (['neighbor_structure_close'] as const) : []),
      ...new Set(causes.map((row) => row.hazard_type)),
    ],
    fix_together: toPoints(ledger.scoreWithout(new Set(removable)) - ledger.score),
  };
}

function potentialOf(
  { points, score, regain, simulationWithout, evidenceWithout }: Ledger,
  hazards: readonly HazardRow[],
): ScoreExplanation['potential'] {
  const gone = new Set(removableTypes(hazards));
  const fixed = figuresFrom(spreadOf(simulationWithout(gone)));
  const gain = fixed.hundredths - score;
  const gainByRows = regain.without(gone).score - points.score;
  const gainFromHazards = Math.round(
    hazards
      .flatMap((row) => row.sides)
      .reduce((sum, side) => (side.removable ? sum + side.points * 100 : sum), 0),
  );
  const { low, high } = fixed.range;
  const shown = figuresFrom(spreadOf(simulate(allShown(evidenceWithout(gone)))));
  return {
    score: fixed.score,
    range: { low, high },
    with_everything_shown: shown.score,
    gain: toPoints(gain),
    gain_from_hazards: toPoints(gainFromHazards),
    gain_from_ceiling: toPoints(Math.min(gain, gainByRows - gainFromHazards)),
  };
}

function gainOfConfirming(evidence: MergedEvidence, { hundredths }: ScoreFigures): Hundredths {
  return medianOf(simulate(allShown(evidence))) - hundredths;
}

/** The same findings, with every unseen cell taken to be fine. */
function allShown(evidence: MergedEvidence): MergedEvidence {
  return withUpkeep({ ...evidence, coverage: allSeenOf(evidence.coverage) });
}

function photoCoverageOf(
  photos: readonly PhotoCoverage[],
  { coverage }: MergedEvidence,
): ScoreExplanation['coverage'] {
  const sides = new Set(photos.map((photo) => photo.side));
  const areas = new Set(photos.flatMap((photo) => photo.areas));
  return {
    directions_seen: directions.filter((direction) => sides.has(direction)),
    directions_missing: existingSides(coverage).filter((direction) => !sides.has(direction)),
    areas_seen: areaIds.filter((area) => areas.has(area)),
    areas_missing: areaIds.filter((area) => !areas.has(area)),
  };
}
