import type { DisputedObservation } from './disputes.ts';
import { compareText, evidenceOf, gatherFindings, type Finding } from './finding.ts';
import type { Dispute } from './input.ts';
import type { Knowledge } from './knowledge.ts';
import type { ContextFinding, SetAsideFinding, UncountedFinding } from './result.ts';

/** Findings that the owner set aside; they stay visible and can be restored. */
export function setAsideOf(knowledge: Knowledge): SetAsideFinding[] {
  return disputed(knowledge, knowledge.setAside).flatMap(({ finding, dispute }) =>
    dispute.kind === 'not_mine'
      ? []
      : [
          {
            ...uncounted(finding),
            disputeId: dispute.id,
            kind: dispute.kind,
            reason: dispute.reason,
          },
        ],
  );
}

/** What matters and isn't the owner's: a neighbour's hazards, and buildings close by. */
export function contextOf(knowledge: Knowledge): ContextFinding[] {
  return [
    ...knowledge.contextFindings
      .filter((finding) => finding.strength.expected > 0)
      .map((finding) => ({ ...uncounted(finding), disputeId: null, reason: '' })),
    ...disputed(knowledge, knowledge.neighbours).map(({ finding, dispute }) => ({
      ...uncounted(finding),
      disputeId: dispute.id,
      reason: dispute.reason,
    })),
  ];
}

/** Findings under the confidence from which they cost points: things to ask about. */
export function unsureOf(knowledge: Knowledge): UncountedFinding[] {
  return [...knowledge.findings, ...knowledge.contextFindings]
    .filter((finding) => finding.strength.low === 0)
    .map(uncounted);
}

function disputed(
  knowledge: Knowledge,
  observations: readonly DisputedObservation[],
): { finding: Finding; dispute: Dispute }[] {
  const byDispute = new Map<Dispute, DisputedObservation[]>();
  for (const entry of observations) {
    const group = byDispute.get(entry.dispute);
    if (group) group.push(entry);
    else byDispute.set(entry.dispute, [entry]);
  }
  const inOrder = [...byDispute].toSorted(([first], [second]) => compareText(first.id, second.id));
  return inOrder.flatMap(([dispute, entries]) =>
    gatherFindings(
      entries.map((entry) => entry.observation),
      knowledge.downhill,
    ).map((finding) => ({ finding, dispute })),
  );
}

function uncounted(finding: Finding): UncountedFinding {
  return {
    hazardType: finding.hazardType,
    side: finding.side,
    confidence: finding.confidence,
    evidence: evidenceOf(finding),
  };
}
