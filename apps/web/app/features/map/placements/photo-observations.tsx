import { analyzeImageAnswerSchema, type Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';
import { useMutation } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callApi } from '../../../lib/api/client.ts';

/** A description of what a photo shows, fetched on request. */
export function PhotoObservations({ photo }: { photo: Photo }) {
  const t = useTranslations('map.observations');
  const errorText = useErrorText();
  const describe = useDescribePhoto();
  return (
    <section aria-labelledby="observations-heading" className="flex flex-col items-start gap-3">
      <h3 id="observations-heading" className="font-strong">
        {t('title')}
      </h3>
      {!describe.isSuccess && (
        <Button
          size="small"
          unavailable={describe.isPending}
          onClick={() => describe.mutate(photo)}
        >
          {describe.isPending ? t('looking') : t('ask')}
        </Button>
      )}
      <div role="status" className="w-full">
        {describe.isSuccess && (
          <p className="wrap-anywhere whitespace-pre-line">
            {describe.data.trim() === '' ? t('none') : describe.data}
          </p>
        )}
      </div>
      {describe.isError && (
        <Notice tone="danger" role="alert">
          {errorText(describe.error)}
        </Notice>
      )}
    </section>
  );
}

/** POST /functions/v1/analyze-image: a description of what one photo shows; '' if there is nothing to say. */
function useDescribePhoto() {
  return useMutation({
    mutationFn: async (photo: Pick<Photo, 'source_url' | 'placement'>) => {
      const { observations } = await callApi(apiPaths.describePhoto(), analyzeImageAnswerSchema, {
        method: 'POST',
        body: {
          imageUrl: photo.source_url,
          area: photo.placement?.area,
          direction: photo.placement?.direction,
        },
      });
      return observations;
    },
  });
}
