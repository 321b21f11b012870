import type { PlacementFields } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { changePhotos, photosQuery } from '../../../entities/photo/photos.ts';
import { savePlacement } from '../../../entities/photo/save-placement.ts';
import { analysisPause } from '../../../entities/analysis/analysis-pause.ts';
import { latestAnalysisQuery } from '../../../entities/analysis/analyses.ts';
import { useAnalysisErrorText } from '../../../entities/analysis/use-analysis-error-text.ts';
import { useAutomaticStart } from '../../../entities/analysis/start-analysis.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';

interface SavedPlacement {
  readonly imageId: string;
  readonly fields: PlacementFields;
}

/** Saves placements of a property's photos one at a time, so that the last change wins. */
export function useSaveAnyPlacement(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `placements-${propertyId}` },
    mutationFn: ({ imageId, fields }: SavedPlacement) => savePlacement(propertyId, imageId, fields),
    onSuccess: (placement, { imageId }) =>
      changePhotos(queryClient, propertyId, (photos) =>
        photos.map((photo) => (photo.image_id === imageId ? { ...photo, placement } : photo)),
      ),
  });
}

/**
 * Re-scores after a saved change that the score depends on: a photo's place, the pin, the outline. Does nothing before
 * the first score. While photos are being moved it waits, then re-scores once for all changes. A home without photos has
 * nothing to analyze; the server re-scores it as it saves, so only its result is read again.
 */
export function useRescoreAfterPlacing(propertyId: string): () => Promise<void> {
  const t = useTranslations('map.rescore');
  const errorText = useAnalysisErrorText();
  const queryClient = useQueryClient();
  const { mutateAsync: start } = useAutomaticStart(propertyId);
  return useCallback(async () => {
    const { queryKey } = latestAnalysisQuery(propertyId);
    if (!queryClient.getQueryData(queryKey)) return;
    if (queryClient.getQueryData(photosQuery(propertyId).queryKey)?.length === 0) {
      await queryClient.invalidateQueries({ queryKey });
      return;
    }
    if (!(await analysisPause.claimStart(propertyId))) return;
    try {
      const { kind } = await start();
      if (kind === 'job') showToast({ title: t('title'), description: t('text') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) });
    }
  }, [propertyId, queryClient, start, t, errorText]);
}
