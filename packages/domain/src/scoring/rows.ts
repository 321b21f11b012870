import { hazardById, scoredDomains, type ScoredDomain } from '../hazards/index.ts';
import { evidenceOf, placeInCatalog, type Finding } from './finding.ts';
import type { Knowledge } from './knowledge.ts';
import { loadOf, partsOf, type Part } from './parts.ts';
import { afterKnee, pointsOf, rawDomainPoints, typePoints, type Points } from './points.ts';
import type { CellSide, HazardRow, Hundredths, NotSeenRow, RowNote } from './result.ts';

/** Rows in the order in which they were charged, and what the score is made of. */
export type Ledger = {
  readonly hazards: readonly HazardRow[];
  readonly notSeen: readonly NotSeenRow[];
  readonly points: Points;
  /** The score with every removable finding gone. */
  readonly withoutRemovable: Points;
};

/**
 * Charges every part of the score to a row, exactly.
 *
 * Within a domain the unseen is charged first, then what the owner can't remove, then what they can, the
 * costliest first; each row is what the domain's points rise by at its turn. So the rows of a domain add up to
 * what the domain takes, and the removable rows to what removing them gives back (ceilings apart).
 */
export function ledgerOf(knowledge: Knowledge): Ledger {
  const parts = partsOf(knowledge, 'expected');
  const points = pointsOf(loadOf(parts, 'expected'));
  const isRemovable = (part: Part) => part.finding !== null && removableOf(part.finding, knowledge);
  const charged = scoredDomains.flatMap((domain) =>
    chargeDomain(
      domain,
      parts.filter((part) => part.hazard.domain === domain),
      isRemovable,
    ),
  );
  const hazards = charged.flatMap((charge) => {
    const row = hazardRowOf(charge, parts, points, knowledge);
    return row ? [row] : [];
  });
  return {
    hazards: [...hazards, ...weakRows(parts, knowledge)],
    notSeen: notSeenRows(charged),
    points,
    withoutRemovable: pointsOf(
      loadOf(
        parts.filter((part) => !isRemovable(part)),
        'expected',
      ),
    ),
  };
}

type Charge = {
  readonly part: Part;
  readonly points: Hundredths;
  /** What it would have been charged without the knee. */
  readonly beforeKnee: Hundredths;
};

function chargeDomain(
  domain: ScoredDomain,
  parts: readonly Part[],
  isRemovable: (part: Part) => boolean,
): Charge[] {
  const unseen = parts.filter((part) => part.finding === null);
  const found = parts.filter((part) => part.finding !== null);
  const removable = found
    .filter(isRemovable)
    .toSorted((first, second) => alone(second) - alone(first));
  const inOrder = [...unseen, ...found.filter((part) => !isRemovable(part)), ...removable];
  let raw: Hundredths = 0;
  return inOrder.map((part, index) => {
    const before = raw;
    raw = rawDomainPoints(domain, loadOf(inOrder.slice(0, index + 1), 'expected'));
    return {
      part,
      points: afterKnee(domain, raw) - afterKnee(domain, before),
      beforeKnee: raw - before,
    };
  });
}

/** What a part would take if it were its domain's only one. */
function alone(part: Part): Hundredths {
  return typePoints(part.hazard, loadOf([part], 'expected').types.get(part.hazard.id));
}

function removableOf(finding: Finding, knowledge: Knowledge): boolean {
  return hazardById(finding.hazardType).removable !== 'no' && !isHeld(finding, knowledge);
}

function isHeld(finding: Finding, knowledge: Knowledge): boolean {
  return finding.observations.some((observation) => knowledge.heldByOthers.has(observation));
}

function hazardRowOf(
  { part, points: charged, beforeKnee }: Charge,
  parts: readonly Part[],
  points: Points,
  knowledge: Knowledge,
): HazardRow | null {
  const { finding } = part;
  if (!finding) return null;
  const fixed = pointsOf(
    loadOf(
      parts.filter((other) => other !== part),
      'expected',
    ),
  );
  const fixOnly = fixed.score - points.score;
  const notes: RowNote[] = [];
  if (finding.side === 'unknown' && beforeKnee === 0) notes.push('same_as_worst_side');
  if (charged < beforeKnee) notes.push('past_knee');
  if (fixOnly < fixed.additive - points.additive) notes.push('under_ceiling');
  return rowOf(finding, part.hazard.domain, charged, fixOnly, notes, knowledge);
}

/** Findings that weigh less than what is held back for their cell, which nobody has seen enough of. */
function weakRows(parts: readonly Part[], knowledge: Knowledge): HazardRow[] {
  const weighing = new Set(parts.map((part) => part.finding));
  return knowledge.findings
    .filter((finding) => finding.strength.expected > 0 && !weighing.has(finding))
    .flatMap((finding) => {
      const { domain } = hazardById(finding.hazardType);
      const row = rowOf(finding, domain, 0, 0, ['below_typical'], knowledge);
      return row ? [row] : [];
    });
}

function rowOf(
  finding: Finding,
  domain: Part['hazard']['domain'],
  points: Hundredths,
  fixOnly: Hundredths,
  notes: readonly RowNote[],
  knowledge: Knowledge,
): HazardRow | null {
  if (domain === 'context') return null;
  return {
    kind: 'hazard',
    hazardType: finding.hazardType,
    domain,
    side: finding.side,
    points,
    fixOnly,
    removable: removableOf(finding, knowledge),
    confirmed: finding.sure,
    confidence: finding.confidence,
    evidence: evidenceOf(finding),
    notes,
    heldBy: isHeld(finding, knowledge) ? 'landlord_or_association' : null,
  };
}

function notSeenRows(charges: readonly Charge[]): NotSeenRow[] {
  const rows = new Map<string, NotSeenRow & { sides: CellSide[] }>();
  for (const { part, points } of charges) {
    const { hazard, side, finding } = part;
    if (finding || side === 'unknown' || hazard.domain === 'context') continue;
    const row = rows.get(hazard.id) ?? {
      kind: 'not_seen',
      hazardType: hazard.id,
      domain: hazard.domain,
      sides: [],
      points: 0,
    };
    rows.set(hazard.id, { ...row, sides: [...row.sides, side], points: row.points + points });
  }
  return [...rows.values()];
}

/** Orders rows by points, the most first; equal ones as the catalogue orders them. */
export function byPoints(first: HazardRow | NotSeenRow, second: HazardRow | NotSeenRow): number {
  return second.points - first.points || placeOf(first) - placeOf(second);
}

function placeOf(row: HazardRow | NotSeenRow): number {
  const side = row.kind === 'hazard' ? row.side : (row.sides[0] ?? 'whole_house');
  return placeInCatalog({ hazardType: row.hazardType, side });
}
