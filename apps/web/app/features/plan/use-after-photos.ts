import type { Analysis, GuidanceStepId, Photo } from '@dss/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useAutomaticStart } from '../../entities/analysis/start-analysis.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { isStored, type ChosenPhoto, type Upload } from '../../entities/photo/upload.ts';
import { useUploads } from '../../entities/photo/use-uploads.ts';

export interface AfterPhotos {
  /** Sends a photo as the repeat of another, whose side and area it takes over. */
  readonly add: (before: Photo, chosen: readonly ChosenPhoto[]) => void;
  /** Sends a photo of finished work that no photo from before shows. */
  readonly addOfWork: (stepId: GuidanceStepId, chosen: readonly ChosenPhoto[]) => void;
  /** The repeat of a photo, or the photo of finished work, that the server doesn't have yet. */
  readonly onItsWay: (of: Photo | GuidanceStepId) => Upload | undefined;
  readonly retry: (imageId: string) => void;
  readonly discard: (imageId: string) => void;
  /** The photo chosen last is one that the home already has. */
  readonly isDuplicate: boolean;
  /** Why the stored ones couldn't be looked at; null if they could, or will be. */
  readonly lookError: unknown;
  readonly lookAgain: () => void;
}

/** Sends after-photos to the server, and has the new ones analyzed. */
export function useAfterPhotos(
  propertyId: string,
  photos: readonly Photo[],
  analysis: Pick<Analysis, 'photos'> | null | undefined,
): AfterPhotos {
  const uploads = useUploads(propertyId, 'property');
  const { job } = useCurrentAnalysis(propertyId);
  const { mutate: start, error, isPending } = useAutomaticStart(propertyId);
  const asked = useRef(new Set<string>());
  const seen = new Set(analysis?.photos.map(({ image_id: id }) => id));
  const unseen = photos
    .filter(({ image_id: id, placement }) => isRepeat(placement) && !seen.has(id))
    .map(({ image_id: id }) => id);
  const isIdle =
    analysis !== undefined && job.data !== undefined && !isRunning(job.data) && !isPending;
  // Asks once for each photo, so that an unreadable one isn't tried forever.
  const look = useEffectEvent(() => {
    const fresh = unseen.filter((id) => !asked.current.has(id));
    for (const id of fresh) asked.current.add(id);
    if (fresh.length > 0) start();
  });
  const unseenIds = unseen.join(' ');
  useEffect(() => {
    if (isIdle && unseenIds !== '') look();
  }, [isIdle, unseenIds]);
  const isOver = job.data?.status === 'failed' || job.data?.status === 'cancelled';
  return {
    add: (before, chosen) => {
      const { direction = null, direction_said_as: saidAs, area = null } = before.placement ?? {};
      void uploads.takeAt(chosen, {
        repeats_image_id: before.image_id,
        ...(direction !== null && { direction }),
        ...(direction !== null && saidAs !== undefined && { direction_said_as: saidAs }),
        ...(area !== null && { area }),
      });
    },
    addOfWork: (stepId, chosen) => void uploads.takeAt(chosen, { work_step_id: stepId }),
    onItsWay: (of) =>
      [...uploads.items]
        .reverse()
        .find(
          (upload) =>
            (typeof of === 'string'
              ? upload.placement?.work_step_id === of
              : upload.placement?.repeats_image_id === of.image_id) && !isStored(upload),
        ),
    retry: uploads.retry,
    discard: uploads.remove,
    isDuplicate: uploads.duplicates.length > 0,
    lookError: unseen.length === 0 ? null : (error ?? (isOver ? job.data?.error : null)),
    lookAgain: () => start(),
  };
}

function isRepeat(placement: Photo['placement']): boolean {
  return (placement?.repeats_image_id ?? placement?.work_step_id ?? null) !== null;
}
