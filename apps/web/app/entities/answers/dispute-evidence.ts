import type { CreateDispute, Evidence, StoredDispute } from '@dss/domain';

export type DisputedEvidence = Pick<CreateDispute, 'image_ids' | 'question_ids'>;

type NamedEvidence = Pick<Evidence, 'image_id' | 'question_id'>;

/** The evidence that a dispute of a finding names: its photos and answers, each once, without deleted photos. */
export function evidenceToDispute(
  evidence: readonly NamedEvidence[],
  photos: readonly { readonly image_id: string }[],
): DisputedEvidence {
  const present = new Set(photos.map((photo) => photo.image_id));
  return {
    image_ids: unique(evidence.map((each) => each.image_id)).filter((id) => present.has(id)),
    question_ids: unique(evidence.map((each) => each.question_id)),
  };
}

/** The photos that contradict an answer, without deleted ones. */
export function photosToDispute(
  { image_ids: ids }: { readonly image_ids: readonly string[] },
  photos: readonly { readonly image_id: string }[],
): string[] {
  const seenIn = ids.map((id) => ({ image_id: id, question_id: null }));
  return evidenceToDispute(seenIn, photos).image_ids;
}

/** Whether there is any evidence left to dispute. */
export function canDispute({ image_ids: photos, question_ids: questions }: DisputedEvidence) {
  return photos.length + questions.length > 0;
}

/** The dispute that says a landlord or an association is responsible for a finding, if there is one. */
export function disputeOfControl(
  disputes: readonly StoredDispute[],
  finding: { readonly hazard_type: string; readonly evidence: readonly NamedEvidence[] },
): StoredDispute | undefined {
  return disputes.find(
    (dispute) =>
      dispute.withdrawn_at === null &&
      dispute.whose === 'landlord_or_association' &&
      dispute.hazard_type === finding.hazard_type &&
      finding.evidence.some(
        ({ image_id: photo, question_id: question }) =>
          (photo !== null && dispute.image_ids.includes(photo)) ||
          (question !== null && dispute.question_ids.includes(question)),
      ),
  );
}

function unique<Id>(ids: readonly (Id | null)[]): Id[] {
  return [...new Set(ids)].filter((id): id is Id => id !== null);
}
