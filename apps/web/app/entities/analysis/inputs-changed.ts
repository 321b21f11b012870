import type { Analysis, Photo } from '@dss/domain';

/** Whether photos or their tags changed since an analysis, so that running it again could change the score. */
export function inputsChangedSince(
  analysis: Pick<Analysis, 'created_at' | 'photos'>,
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[],
): boolean {
  const finished = Date.parse(analysis.created_at);
  const analyzed = new Set(analysis.photos.map((photo) => photo.image_id));
  return (
    photos.length !== analyzed.size ||
    photos.some(
      (photo) =>
        !analyzed.has(photo.image_id) ||
        (photo.placement !== null && Date.parse(photo.placement.updated_at) > finished),
    )
  );
}
