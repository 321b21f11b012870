import type { Analysis, Box, Evidence, HazardRow, HazardTypeId, Photo } from '@dss/domain';

/** What one photo shows of one hazard. */
export interface EvidenceItem {
  readonly hazardType: HazardTypeId;
  readonly photo: Photo;
  /** In shares of the photo's size, from its top left corner; null if the finding is about the whole photo. */
  readonly box: Box | null;
  /** The provider's explanation, in the page's language; empty if the owner said so. */
  readonly explanation: string;
  /** The owner said so and marked it in this photo. */
  readonly isFromOwner: boolean;
}

interface FindingEvidence {
  readonly hazard_type: HazardTypeId;
  readonly evidence: readonly Evidence[];
}

/**
 * A finding's photos, best evidence first: those with a box before those without, then by confidence. Skips deleted
 * photos.
 */
export function evidenceOf(finding: FindingEvidence, photos: readonly Photo[]): EvidenceItem[] {
  return [...finding.evidence]
    .sort(
      (first, second) =>
        Number(second.box !== null) - Number(first.box !== null) ||
        second.confidence - first.confidence,
    )
    .flatMap(({ image_id: imageId, box, explanation, source }) => {
      const photo = photos.find((each) => each.image_id === imageId);
      return photo === undefined
        ? []
        : [
            {
              hazardType: finding.hazard_type,
              photo,
              box,
              explanation,
              isFromOwner: source === 'owner',
            },
          ];
    });
}

/** All evidence in a home's photos: the hazards in their order, then what isn't counted. */
export function allEvidence(
  { explanation }: Pick<Analysis, 'explanation'>,
  photos: readonly Photo[],
): EvidenceItem[] {
  const {
    rows,
    unsure,
    set_aside: setAside,
    outweighed,
    after_photos: afterPhotos,
    context,
  } = explanation;
  const counted = rows.filter((row): row is HazardRow => row.kind === 'hazard');
  const items = [
    ...counted,
    ...unsure,
    ...setAside,
    ...outweighed,
    ...afterPhotos,
    ...context,
  ].flatMap((finding) => evidenceOf(finding, photos));
  return items.filter((item, at) => items.findIndex((other) => isSameEvidence(item, other)) === at);
}

/** Whether two items are the same place in the same photo for the same hazard. */
export function isSameEvidence(first: EvidenceItem, second: EvidenceItem): boolean {
  return (
    first.hazardType === second.hazardType &&
    first.photo.image_id === second.photo.image_id &&
    first.box?.x === second.box?.x &&
    first.box?.y === second.box?.y &&
    first.box?.width === second.box?.width &&
    first.box?.height === second.box?.height
  );
}
