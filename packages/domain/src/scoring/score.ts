import { stepIdOf, type GuidanceStepId } from '../guidance/index.ts';
import { areaIds, directions } from '../zones/index.ts';
import { allSeenOf } from './coverage.ts';
import { disagreementsOf } from './disagreements.ts';
import { confidencePercentOf, domainScoresOf } from './domain-scores.ts';
import { computeFigures, figuresOf } from './figures.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { nextQuestionsOf } from './next-questions.ts';
import { loadOf, partsOf } from './parts.ts';
import { pointsOf } from './points.ts';
import type {
  CeilingRow,
  HazardRow,
  Hundredths,
  ScoreFigures,
  ScoreResult,
  ScoreRow,
  ScoreSummary,
} from './result.ts';
import { byPoints, ledgerOf, type Ledger } from './rows.ts';
import { contextOf, setAsideOf, unsureOf } from './uncounted.ts';
import { scoringWeights } from './weights.ts';

/**
 * The Defensible Space Score, 0-100, and everything that explains it. Pure: the same input gives the same
 * result, in whatever order its lists come. The model is described in `docs/scoring.md`.
 *
 * @throws RangeError when an observation's confidence is not a share of 0-1.
 */
export function computeScore(input: ScoreInput): ScoreResult {
  const knowledge = knowledgeOf(input);
  const figures = figuresOf(knowledge);
  const ledger = ledgerOf(knowledge);
  const confidencePercent = confidencePercentOf(knowledge.coverage);
  const hazards = ledger.hazards.toSorted(byPoints);
  const stepIds = openSteps(hazards);
  const provisional = confidencePercent < scoringWeights.provisionalBelowPercent;
  return {
    weightsVersion: scoringWeights.version,
    ...figures,
    provisional,
    confidencePercent,
    summary: summaryOf(figures, hazards, stepIds.length, confidencePercent, provisional),
    rows: rowsOf(ledger, hazards, figures),
    domains: domainScoresOf(ledger, knowledge.coverage),
    coverage: photoCoverageOf(input.photos),
    potential: potentialOf(ledger),
    confirmingUnseen: { gain: gainOfConfirming(knowledge, figures) },
    actions: { count: stepIds.length, stepIds },
    asSeen: computeFigures({ ...input, disputes: [] }),
    setAside: setAsideOf(knowledge),
    context: contextOf(knowledge),
    unsure: unsureOf(knowledge),
    disagreements: disagreementsOf(knowledge, input.photos),
    nextQuestions: nextQuestionsOf(input, knowledge, figures),
  };
}

/** All rows; their points add up to 100 points minus the shown score, to the hundredth. */
function rowsOf(ledger: Ledger, hazards: readonly HazardRow[], figures: ScoreFigures): ScoreRow[] {
  const rows: ScoreRow[] = [...hazards, ...ledger.notSeen.toSorted(byPoints)];
  const ceiling = ceilingRowOf(ledger);
  if (ceiling) rows.push(ceiling);
  const dropped = figures.hundredths - figures.score * 100;
  if (dropped > 0) rows.push({ kind: 'rounding', points: dropped });
  return rows;
}

function ceilingRowOf({ points, hazards, notSeen }: Ledger): CeilingRow | null {
  const { ceiling, additive, score } = points;
  if (!ceiling) return null;
  const inFirstFeet = [...hazards, ...notSeen].filter((row) => row.domain === 'zone_0');
  return {
    kind: 'ceiling',
    ceiling: ceiling.id,
    limit: ceiling.limit,
    points: additive - score,
    causedBy:
      ceiling.id === 'combustible_roof'
        ? ['roof_combustible_covering']
        : [...new Set(inFirstFeet.filter((row) => row.points > 0).map((row) => row.hazardType))],
  };
}

function potentialOf({ points, withoutRemovable, hazards }: Ledger): ScoreResult['potential'] {
  const gain = withoutRemovable.score - points.score;
  const gainFromHazards = hazards.reduce((sum, row) => (row.removable ? sum + row.points : sum), 0);
  return {
    score: Math.floor(withoutRemovable.score / 100),
    hundredths: withoutRemovable.score,
    gain,
    gainFromHazards,
    gainFromCeiling: gain - gainFromHazards,
  };
}

function gainOfConfirming(knowledge: Knowledge, { hundredths }: ScoreFigures): Hundredths {
  const coverage = allSeenOf(knowledge.coverage);
  const parts = partsOf({ ...knowledge, coverage }, 'expected');
  return pointsOf(loadOf(parts, 'expected')).score - hundredths;
}

/** The guidance steps that are still open, one that removes several hazards once, the costliest hazard's first. */
function openSteps(hazards: readonly HazardRow[]): GuidanceStepId[] {
  return [
    ...new Set(hazards.filter((row) => row.removable).map((row) => stepIdOf(row.hazardType))),
  ];
}

function photoCoverageOf(photos: readonly PhotoCoverage[]): ScoreResult['coverage'] {
  const sides = new Set(photos.map((photo) => photo.side));
  const areas = new Set(photos.flatMap((photo) => photo.areas));
  return {
    directionsSeen: directions.filter((direction) => sides.has(direction)),
    directionsMissing: directions.filter((direction) => !sides.has(direction)),
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
