import { hazardById } from '../hazards/index.ts';
import { areaIds, directions } from '../zones/index.ts';
import { allSeenOf, existingSides } from './coverage.ts';
import { disagreementsOf } from './disagreements.ts';
import { confidencePercentOf, domainScoresOf } from './domain-scores.ts';
import { computeFigures, figuresFrom } from './figures.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import { mergeEvidence, type MergedEvidence } from './merge-evidence.ts';
import { nextQuestionsOf } from './next-questions.ts';
import { photoGainsOf } from './photo-gains.ts';
import { setsCeiling } from './points.ts';
import { medianOf, simulate, spreadOf } from './range.ts';
import type {
  CeilingRow,
  HazardRow,
  ScoreFigures,
  ScoreResult,
  ScoreRow,
  ScoreSummary,
} from './result.ts';
import { exposureOf } from './surroundings.ts';
import type { Hundredths } from './terms.ts';
import { actionsOf, byPoints, ledgerOf, removableTypes, type Ledger } from './rows.ts';
import { afterPhotosOf, contextOf, setAsideOf, unsureOf } from './uncounted.ts';
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
  const provisional = confidencePercent < scoringWeights.provisionalBelowPercent;
  const confirming = gainOfConfirming(evidence, figures);
  const { deviation } = spread;
  const now = { input, evidence, simulation, figures, deviation, confidencePercent };
  return {
    weightsVersion: scoringWeights.version,
    ...figures,
    provisional,
    confidencePercent,
    enoughSeen: confidencePercent >= scoringWeights.enoughSeenPercent,
    summary: summaryOf(figures, hazards, actions.length, confidencePercent, provisional),
    rows: rowsOf(ledger, hazards, figures),
    domains: domainScoresOf(ledger.charges, evidence.coverage),
    coverage: photoCoverageOf(input.photos, evidence),
    potential: potentialOf(ledger, hazards),
    confirmingUnseen: { gain: confirming },
    actions: {
      count: actions.length,
      stepIds: actions.map((action) => action.stepId),
      inOrder: actions,
    },
    asSeen: input.disputes.length === 0 ? figures : computeFigures({ ...input, disputes: [] }),
    setAside: setAsideOf(evidence),
    afterPhotos: afterPhotosOf(evidence),
    context: contextOf(evidence),
    exposure: exposureOf(input.answers, evidence),
    unsure: unsureOf(evidence),
    disagreements: disagreementsOf(evidence, input.photos),
    nextQuestions: nextQuestionsOf(now),
    photoGains: photoGainsOf(input, evidence),
  };
}

/** All rows; their points add up to 100 points minus the shown score, to the hundredth. */
function rowsOf(ledger: Ledger, hazards: readonly HazardRow[], figures: ScoreFigures): ScoreRow[] {
  const rows: ScoreRow[] = [...hazards, ...[...ledger.notSeen].sort(byPoints)];
  const ceiling = ceilingRowOf(ledger);
  if (ceiling) rows.push(ceiling);
  const together = ledger.points.score - ledger.score;
  if (together !== 0) rows.push({ kind: 'together', points: together });
  const dropped = figures.hundredths - figures.score * 100;
  if (dropped > 0) rows.push({ kind: 'rounding', points: dropped });
  return rows;
}

function ceilingRowOf(ledger: Ledger): CeilingRow | null {
  const { points, hazards, notSeen } = ledger;
  const { ceiling, additive, score } = points;
  if (!ceiling) return null;
  const causes = [...hazards, ...notSeen]
    .filter((row) => row.points > 0 && setsCeiling(ceiling.id, hazardById(row.hazardType)))
    .sort(byPoints);
  const removable = removableTypes(causes.filter((row) => row.kind === 'hazard'));
  return {
    kind: 'ceiling',
    ceiling: ceiling.id,
    limit: ceiling.limit,
    points: additive - score,
    causedBy: [
      ...(ceiling.id === 'near_neighbor' ? (['neighbor_structure_close'] as const) : []),
      ...new Set(causes.map((row) => row.hazardType)),
    ],
    fixTogether: ledger.scoreWithout(new Set(removable)) - ledger.score,
  };
}

function potentialOf(
  { points, score, regain, simulationWithout, evidenceWithout }: Ledger,
  hazards: readonly HazardRow[],
): ScoreResult['potential'] {
  const gone = new Set(removableTypes(hazards));
  const fixed = figuresFrom(spreadOf(simulationWithout(gone)));
  const gain = fixed.hundredths - score;
  const gainByRows = regain.without(gone).score - points.score;
  const gainFromHazards = hazards
    .flatMap((row) => row.sides)
    .reduce((sum, side) => (side.removable ? sum + side.points : sum), 0);
  const { low, high } = fixed.range;
  const shown = figuresFrom(spreadOf(simulate(allShown(evidenceWithout(gone)))));
  return {
    score: fixed.score,
    hundredths: fixed.hundredths,
    range: { low, high },
    withEverythingShown: shown.score,
    gain,
    gainFromHazards,
    gainFromCeiling: Math.min(gain, gainByRows - gainFromHazards),
  };
}

function gainOfConfirming(evidence: MergedEvidence, { hundredths }: ScoreFigures): Hundredths {
  return medianOf(simulate(allShown(evidence))) - hundredths;
}

/** The same findings, with every unseen cell taken to be fine. */
function allShown(evidence: MergedEvidence): MergedEvidence {
  return { ...evidence, coverage: allSeenOf(evidence.coverage) };
}

function photoCoverageOf(
  photos: readonly PhotoCoverage[],
  { coverage }: MergedEvidence,
): ScoreResult['coverage'] {
  const sides = new Set(photos.map((photo) => photo.side));
  const areas = new Set(photos.flatMap((photo) => photo.areas));
  return {
    directionsSeen: directions.filter((direction) => sides.has(direction)),
    directionsMissing: existingSides(coverage).filter((direction) => !sides.has(direction)),
    areasSeen: areaIds.filter((area) => areas.has(area)),
    areasMissing: areaIds.filter((area) => !areas.has(area)),
  };
}

function summaryOf(
  { score, band, range }: ScoreFigures,
  hazards: readonly HazardRow[],
  actions: number,
  seenPercent: number,
  provisional: boolean,
): ScoreSummary {
  return {
    key: `score_summary.${band}`,
    params: {
      score,
      low: range.low,
      high: range.high,
      provisional: provisional ? 'yes' : 'no',
      hazards: hazards.length,
      actions,
      seenPercent,
      topHazard: hazards[0]?.hazardType ?? '',
    },
  };
}
