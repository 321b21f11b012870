import type { Evidence, ScoreExplanation, ScoreResult } from '@dss/domain';

/** The client's photo ids by row id. */
export type ImageIds = ReadonlyMap<string, string>;

/** A result whose input names photos by row, with the client's photo ids instead; null where a photo is unknown. */
export function withImageIds(result: ScoreResult, imageIds: ImageIds): ScoreResult {
  const idOf = (rowId: string | null) => imageIds.get(rowId ?? '') ?? null;
  const explained = mapEvidence(result, (evidence) => ({
    ...evidence,
    image_id: idOf(evidence.image_id),
    stop_image_id: idOf(evidence.stop_image_id),
  }));
  return {
    ...explained,
    after_photos: explained.after_photos.map((finding) => ({
      ...finding,
      image_id: idOf(finding.image_id) ?? '',
    })),
    disagreements: explained.disagreements.map((each) => ({
      ...each,
      image_ids: each.image_ids.flatMap((id) => idOf(id) ?? []),
    })),
    hazards: result.hazards.map((hazard) => ({ ...hazard, image_id: idOf(hazard.image_id) })),
  };
}

/** An explanation with each evidence in it changed. */
export function mapEvidence<Explanation extends ScoreExplanation>(
  explanation: Explanation,
  change: (evidence: Evidence) => Evidence,
): Explanation {
  const changed = <Finding extends { evidence: Evidence[] }>(finding: Finding) => ({
    ...finding,
    evidence: finding.evidence.map(change),
  });
  return {
    ...explanation,
    rows: explanation.rows.map((row) => (row.kind === 'hazard' ? changed(row) : row)),
    set_aside: explanation.set_aside.map(changed),
    outweighed: explanation.outweighed.map(changed),
    after_photos: explanation.after_photos.map((finding) => ({
      ...changed(finding),
      still_seen: finding.still_seen.map(change),
    })),
    context: explanation.context.map(changed),
    unsure: explanation.unsure.map(changed),
  };
}
