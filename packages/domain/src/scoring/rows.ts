import {
  hazardById,
  scoredDomains,
  type HazardTypeId,
  type ScoredDomain,
} from '../hazards/index.ts';
import type { PlaceOfWork } from '../guidance/index.ts';
import {
  bestFirst,
  evidenceOf,
  extentKnownOf,
  catalogPosition,
  type CellFinding,
} from './cell-finding.ts';
import { cellWeightsOf, strengthsOf, type CellWeight } from './cell-weights.ts';
import type { Coverage } from './coverage.ts';
import { groupBy } from './group-by.ts';
import type { ScoreInput } from './input.ts';
import { mergeEvidence, withUpkeep, type MergedEvidence } from './merge-evidence.ts';
import { isShownInItsPhoto, type Observation } from '../observations/index.ts';
import { orderActions, type Action } from './order-actions.ts';
import { afterKnee, typePoints, type Points } from './points.ts';
import { pointsToRegain, type PointsToRegain } from './points-to-regain.ts';
import { isRarer } from './prevalence.ts';
import { nearestNeighborOf } from './surroundings.ts';
import type { FoundHazard, HazardRow, HazardSide, NotSeenRow, RowNote } from './result.ts';
import { directions } from '../zones/index.ts';
import { medianOf, medianWith, resimulate, type Simulation } from './range.ts';
import { toPoints, type CellSide, type FindingSide, type Hundredths } from './terms.ts';

/** The points of a score, split into rows. */
export type Ledger = {
  /** What each cell takes off, in order. */
  readonly charges: readonly Charge[];
  /** One row per hazard type found, in the order in which they were charged. */
  readonly hazards: readonly HazardRow[];
  /** What shows or tells a hazard type found best. */
  readonly bestOf: (type: HazardTypeId) => Observation | undefined;
  /** Points deducted for unseen cells, one row per hazard type. */
  readonly notSeen: readonly NotSeenRow[];
  /** What the rows add up to. The score is that of the possible homes instead, which is close to it. */
  readonly points: Points;
  readonly score: Hundredths;
  readonly regain: PointsToRegain;
  /** Where a hazard type was found and the owner can remove it. */
  readonly placesOf: (type: HazardTypeId) => readonly PlaceOfWork[];
  /** The evidence after that. The fixed cells count as seen and clear, because fixing a hazard means looking at it. */
  readonly evidenceWithout: (gone: ReadonlySet<HazardTypeId>) => MergedEvidence;
  readonly simulationWithout: (gone: ReadonlySet<HazardTypeId>) => Simulation;
  readonly scoreWithout: (gone: ReadonlySet<HazardTypeId>) => Hundredths;
};

/**
 * Splits what is taken off the score into rows, to the hundredth.
 *
 * Within a domain, unseen cells are charged first, then hazards that the owner can't remove, then those they can, the
 * costliest first. Each cell is charged what it adds to the domain's points at its turn. So a domain's rows add up to
 * what the domain takes off, and its removable rows to what fixing them gives back, ceilings aside.
 */
export function ledgerOf(evidence: MergedEvidence, simulation: Simulation): Ledger {
  const weights = cellWeightsOf(evidence);
  const strengths = strengthsOf(weights, nearestNeighborOf(evidence));
  const regain = pointsToRegain(
    strengths,
    strengthsOf(
      weights.filter((cell) => !isRemovable(cell, evidence)),
      strengths.nearestNeighbor,
    ),
  );
  const { without } = regain;
  const points = without(new Set());
  const charges = chargesOf(evidence, weights);
  const evidenceWithout: Ledger['evidenceWithout'] = (gone) => {
    const isFixed = (finding: CellFinding) =>
      gone.has(finding.hazardType) && finding.expected > 0 && removableOf(finding, evidence);
    return withUpkeep({
      ...evidence,
      findings: evidence.findings.filter((finding) => !isFixed(finding)),
      coverage: coveredAt(evidence.coverage, evidence.findings.filter(isFixed)),
    });
  };
  const simulationWithout: Ledger['simulationWithout'] = (gone) =>
    resimulate(simulation, evidenceWithout(gone), [...gone].map(hazardById));
  const scoreWithout: Ledger['scoreWithout'] = (gone) =>
    medianWith(simulation, evidenceWithout(gone), [...gone].map(hazardById));
  const score = medianOf(simulation);
  return {
    charges,
    hazards: hazardRowsOf(charges, evidence, {
      points,
      without,
      gainOf: (type) => scoreWithout(new Set([type])) - score,
    }),
    bestOf: (type) =>
      bestFirst(
        weights.flatMap(({ hazard, finding }) =>
          hazard.id === type && finding !== null ? [finding] : [],
        ),
      )[0],
    notSeen: notSeenRowsOf(charges, evidence),
    points,
    score,
    regain,
    placesOf: (type) =>
      weights.flatMap(({ hazard, finding }) =>
        hazard.id === type && finding !== null && removableOf(finding, evidence)
          ? { side: finding.side, extent: extentKnownOf(finding) }
          : [],
      ),
    evidenceWithout,
    simulationWithout,
    scoreWithout,
  };
}

/** The work that removes the removable hazards found, in recommended order: the one order for results and plan. */
export function actionsOf({ hazards, placesOf, regain, scoreWithout }: Ledger): Action[] {
  return orderActions(
    removableTypes([...hazards].sort(byPoints)),
    placesOf,
    regain.without,
    scoreWithout,
  );
}

export function removableTypes(hazards: readonly HazardRow[]): HazardTypeId[] {
  return hazards.filter((row) => row.removable).map((row) => row.hazard_type);
}

function coveredAt(coverage: Coverage, fixed: readonly CellFinding[]): Coverage {
  const covered = new Map([...coverage].map(([type, cells]) => [type, new Map(cells)]));
  for (const { hazardType, side } of fixed) {
    if (side === 'unknown') continue;
    const cells = covered.get(hazardType);
    // Where it can't be, there is nothing to be seen.
    if ((cells?.get(side) ?? null) !== null) cells?.set(side, 1);
  }
  return covered;
}

/** What one cell takes off. */
export type Charge = {
  readonly cell: CellWeight;
  readonly domain: ScoredDomain;
  readonly points: Hundredths;
  /** What it would be charged without the knee. */
  readonly beforeKnee: Hundredths;
};

/** What each cell takes off, without what fixing it would give. */
export function chargesOf(
  evidence: MergedEvidence,
  weights: readonly CellWeight[] = cellWeightsOf(evidence),
): Charge[] {
  return scoredDomains.flatMap((domain) =>
    chargeDomain(
      domain,
      weights.filter((cell) => cell.hazard.domain === domain),
      evidence,
    ),
  );
}

function chargeDomain(
  domain: ScoredDomain,
  cells: readonly CellWeight[],
  evidence: MergedEvidence,
): Charge[] {
  const canRemove = (cell: CellWeight) => isRemovable(cell, evidence);
  const unseen = cells.filter((cell) => cell.finding === null);
  const found = cells.filter((cell) => cell.finding !== null);
  const removable = [...groupBy(found.filter(canRemove), (cell) => cell.hazard).values()]
    .sort((first, second) => pointsTogether(second) - pointsTogether(first))
    .flat();
  const inOrder = [...unseen, ...found.filter((cell) => !canRemove(cell)), ...removable];
  const charged = new Map<HazardTypeId, CellWeight[]>();
  let raw: Hundredths = 0;
  return inOrder.map((cell) => {
    const ofType = charged.get(cell.hazard.id) ?? [];
    const more = [...ofType, cell];
    charged.set(cell.hazard.id, more);
    const before = raw;
    raw += pointsTogether(more) - pointsTogether(ofType);
    return {
      cell,
      domain,
      points: afterKnee(domain, raw) - afterKnee(domain, before),
      beforeKnee: raw - before,
    };
  });
}

/** The points that some cells of one hazard type take off before the knee, if there are no others. */
function pointsTogether(cells: readonly CellWeight[]): Hundredths {
  const [first] = cells;
  return first ? typePoints(first.hazard, strengthsOf(cells, null).types.get(first.hazard.id)) : 0;
}

function isRemovable({ finding }: CellWeight, evidence: MergedEvidence): boolean {
  return finding !== null && removableOf(finding, evidence);
}

function removableOf(finding: CellFinding, evidence: MergedEvidence): boolean {
  return hazardById(finding.hazardType).removable !== 'no' && !isOutsideControl(finding, evidence);
}

function isOutsideControl(finding: CellFinding, evidence: MergedEvidence): boolean {
  return finding.observations.some((observation) => evidence.outsideControl.has(observation));
}

type Regaining = {
  readonly points: Points;
  readonly without: PointsToRegain['without'];
  readonly gainOf: (type: HazardTypeId) => Hundredths;
};

function hazardRowsOf(
  charges: readonly Charge[],
  evidence: MergedEvidence,
  { points, without, gainOf }: Regaining,
): HazardRow[] {
  const found = charges.filter((charge) => charge.cell.finding !== null);
  const byType = groupBy(found, (charge) => charge.cell.hazard.id);
  return [...byType].map(([hazardType, ofType]) => {
    const findings = ofType.flatMap(({ cell }) => cell.finding ?? []);
    const sides = sidesOf(ofType, evidence);
    const fixed = without(new Set([hazardType]));
    const notes = new Set(ofType.flatMap(notesOf));
    if (fixed.score - points.score < fixed.additive - points.additive) notes.add('under_ceiling');
    const isAllOutsideControl = findings.every((finding) => isOutsideControl(finding, evidence));
    return {
      kind: 'hazard',
      hazard_type: hazardType,
      domain: ofType[0]?.domain ?? 'zone_0',
      sides,
      points: rowPoints(ofType),
      fix_only: toPoints(gainOf(hazardType)),
      removable: findings.some((finding) => removableOf(finding, evidence)),
      confirmed: findings.some((finding) => finding.sure),
      confidence: Math.max(...findings.map((finding) => finding.confidence)),
      evidence: evidenceOf(findings),
      notes: rowNotes.filter((note) => notes.has(note)),
      held_by: isAllOutsideControl ? 'landlord_or_association' : null,
    };
  });
}

/**
 * The hazards found with their sides, in the order of a result's rows, which gives each its number. It is computed without the rest of
 * their explanation, so it is fast enough for each tap.
 */
export function computeFound(input: ScoreInput): readonly FoundOnSides[] {
  const evidence = mergeEvidence(input);
  const found = chargesOf(evidence).filter(({ cell }) => cell.finding !== null);
  return [...groupBy(found, ({ cell }) => cell.hazard.id)]
    .map(([hazardType, ofType]) => ({
      hazard_type: hazardType,
      points: rowPoints(ofType),
      sides: sidesOf(ofType, evidence),
    }))
    .sort(byPoints)
    .map(foundOnSides);
}

/** A hazard found and where. */
export type FoundOnSides = {
  readonly hazardType: HazardTypeId;
  readonly sides: readonly FindingSide[];
};

/** The same from a row of a result. */
export function foundOnSides({
  hazard_type: hazardType,
  sides,
}: Pick<HazardRow, 'hazard_type' | 'sides'>): FoundOnSides {
  return { hazardType, sides: sides.map(({ side }) => side) };
}

function rowPoints(charges: readonly Charge[]): number {
  return toPoints(charges.reduce((sum, charge) => sum + charge.points, 0));
}

/** A row as the specified list of hazards has it, with what shows or tells it best. */
export function foundHazardOf(row: HazardRow, best: Observation | undefined): FoundHazard {
  const sides = directions.filter((direction) => row.sides.some(({ side }) => side === direction));
  const [onlySide, ...others] = sides;
  const shown = best !== undefined && isShownInItsPhoto(best) ? best : null;
  return {
    type: row.hazard_type,
    confidence: row.confidence,
    distance_to_structure_ft: estimatedDistance(row, best),
    explanation: best?.explanation ?? '',
    image_id: shown?.photoId ?? null,
    side: others.length === 0 ? (onlySide ?? null) : null,
    sides,
    // That of the photo, where nobody else names one.
    area: shown?.area ?? null,
    box: best?.box ?? null,
    points: row.points,
  };
}

/**
 * In feet, as somebody saw it in a photo. Null of what is a part of the house, of an answer, which gives a range at most, and of what is
 * on several sides, of which one photo tells nothing.
 */
function estimatedDistance(row: HazardRow, best: Observation | undefined): number | null {
  const isPart = hazardById(row.hazard_type).position === 'fixed';
  return isPart || row.sides.length > 1 || best?.source !== 'provider'
    ? null
    : best.distanceToStructureFt;
}

const rowNotes: readonly RowNote[] = [
  'same_as_worst_side',
  'below_typical',
  'past_knee',
  'under_ceiling',
];

/** A hazard's sides. The unknown side is listed only if it adds points or is the only one. */
function sidesOf(charges: readonly Charge[], evidence: MergedEvidence): HazardSide[] {
  return charges
    .filter(({ cell, points }) => cell.side !== 'unknown' || points > 0 || charges.length === 1)
    .sort((one, other) => placeOf(one.cell) - placeOf(other.cell))
    .flatMap(({ cell, points }) => {
      const { side, finding } = cell;
      if (!finding) return [];
      return [
        {
          side,
          points: toPoints(points),
          confirmed: finding.sure,
          confidence: finding.confidence,
          removable: removableOf(finding, evidence),
          held_by: isOutsideControl(finding, evidence) ? 'landlord_or_association' : null,
        },
      ];
    });
}

function notesOf({ cell, points, beforeKnee }: Charge): RowNote[] {
  const notes: RowNote[] = [];
  const { finding, side, strength } = cell;
  if (side === 'unknown' && beforeKnee === 0) notes.push('same_as_worst_side');
  if (finding !== null && finding.expected < strength) notes.push('below_typical');
  if (points < beforeKnee) notes.push('past_knee');
  return notes;
}

function placeOf({ hazard, side }: CellWeight): number {
  return catalogPosition({ hazardType: hazard.id, side });
}

function notSeenRowsOf(charges: readonly Charge[], { answers }: MergedEvidence): NotSeenRow[] {
  const unseen = charges.filter(({ cell }) => cell.finding === null);
  const byType = groupBy(unseen, (charge) => charge.cell.hazard.id);
  return [...byType].map(([hazardType, ofType]) => ({
    kind: 'not_seen',
    hazard_type: hazardType,
    domain: ofType[0]?.domain ?? 'zone_0',
    sides: ofType.flatMap(({ cell }): CellSide[] => (cell.side === 'unknown' ? [] : [cell.side])),
    points: rowPoints(ofType),
    as_since_2008: isRarer(hazardById(hazardType), answers),
  }));
}

type Ranked = Pick<HazardRow, 'hazard_type' | 'points'>;

/** Sorts rows by points, most first, then in the order of the catalog. */
export function byPoints(first: Ranked, second: Ranked): number {
  return second.points - first.points || placeOfRow(first) - placeOfRow(second);
}

function placeOfRow({ hazard_type: hazardType }: Ranked): number {
  return catalogPosition({ hazardType, side: 'whole_house' });
}
