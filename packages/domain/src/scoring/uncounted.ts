import type { DisputedObservation } from './disputes.ts';
import { compareText, evidenceOf, gatherFindings, type CellFinding } from './cell-finding.ts';
import { groupBy } from './group-by.ts';
import type { Dispute } from './input.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import type { OutweighedReading } from './outweighed.ts';
import type {
  AfterPhotoFinding,
  ContextFinding,
  OutweighedFinding,
  SetAsideFinding,
  UncountedFinding,
} from './result.ts';

/** Findings that the owner set aside; they stay visible and can be restored. */
export function setAsideOf(evidence: MergedEvidence): SetAsideFinding[] {
  return disputed(evidence, evidence.setAside).flatMap(({ findings, dispute }) =>
    dispute.kind === 'not_mine'
      ? []
      : [
          {
            ...uncounted(findings),
            dispute_id: dispute.byAnswer || dispute.byWork ? null : dispute.id,
            answer: dispute.byAnswer
              ? { question_id: dispute.byAnswer.questionId, side: dispute.byAnswer.side }
              : null,
            kind: dispute.kind,
            reason: dispute.reason,
          },
        ],
  );
}

/**
 * What the built-in analyzer read in photos that would cost points, but for an answer. Nobody set it aside: its owner may never have
 * been shown it.
 */
export function outweighedOf({ outweighed, answers }: MergedEvidence): OutweighedFinding[] {
  const byAnswer = groupBy(outweighed, nameOf);
  return [...byAnswer.values()]
    .flatMap(([first, ...others]) => (first ? [{ first, all: [first, ...others] }] : []))
    .sort((one, other) => compareText(nameOf(one.first), nameOf(other.first)))
    .flatMap(({ first: { answer }, all }) =>
      byType(
        gatherFindings(
          all.map(({ observation }) => observation),
          answers.downhill,
        ).filter(({ expected }) => expected > 0),
      ).map((findings) => ({
        ...uncounted(findings),
        answer: { question_id: answer.questionId, side: answer.side },
      })),
    );
}

const nameOf = ({ answer: { questionId, side } }: OutweighedReading) =>
  `${questionId}:${side ?? ''}`;

/** What after-photos say about hazards that the owner has removed. */
export function afterPhotosOf({ afterPhotos, answers }: MergedEvidence): AfterPhotoFinding[] {
  return afterPhotos.flatMap(({ afterPhotoId, verdict, before, after }) =>
    byType(gatherFindings(before, answers.downhill)).map((findings) => ({
      ...uncounted(findings),
      image_id: afterPhotoId,
      verdict,
      still_seen: evidenceOf(gatherFindings(after, answers.downhill)),
    })),
  );
}

/** Findings outside the owner's control: a neighbor's hazards, and buildings close by. */
export function contextOf(evidence: MergedEvidence): ContextFinding[] {
  return [
    ...byType(evidence.contextFindings.filter((finding) => finding.expected > 0)).map(
      (findings) => ({ ...uncounted(findings), dispute_id: null, reason: '' }),
    ),
    ...disputed(evidence, evidence.neighbors).map(({ findings, dispute }) => ({
      ...uncounted(findings),
      dispute_id: dispute.id,
      reason: dispute.reason,
    })),
  ];
}

/** Findings too unsure to cost points: things to ask about. */
export function unsureOf(evidence: MergedEvidence): UncountedFinding[] {
  const all = [...evidence.findings, ...evidence.contextFindings];
  return byType(all.filter((finding) => finding.expected === 0)).map(uncounted);
}

function disputed(
  evidence: MergedEvidence,
  observations: readonly DisputedObservation[],
): { findings: [CellFinding, ...CellFinding[]]; dispute: Dispute }[] {
  const byDispute = new Map<Dispute, DisputedObservation[]>();
  for (const entry of observations) {
    const group = byDispute.get(entry.dispute);
    if (group) group.push(entry);
    else byDispute.set(entry.dispute, [entry]);
  }
  const inOrder = [...byDispute].sort(([first], [second]) => compareText(first.id, second.id));
  return inOrder.flatMap(([dispute, entries]) =>
    byType(
      gatherFindings(
        entries.map((entry) => entry.observation),
        evidence.answers.downhill,
      ),
    ).map((findings) => ({ findings, dispute })),
  );
}

/** The findings of each hazard type, which are shown as one. */
function byType(findings: readonly CellFinding[]): [CellFinding, ...CellFinding[]][] {
  return [...groupBy(findings, (finding) => finding.hazardType).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others]] : []),
  );
}

function uncounted(findings: readonly [CellFinding, ...CellFinding[]]): UncountedFinding {
  return {
    hazard_type: findings[0].hazardType,
    sides: findings.map((finding) => finding.side),
    confidence: Math.max(...findings.map((finding) => finding.confidence)),
    evidence: evidenceOf(findings),
  };
}
