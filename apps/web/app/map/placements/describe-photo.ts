import { analyzeImageAnswerSchema, type Photo } from '@dss/domain';
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../../api/client.ts';

/** POST /functions/v1/analyze-image: a description of what one photo shows; '' if there is nothing to say. */
export function useDescribePhoto() {
  return useMutation({
    mutationFn: async (photo: Pick<Photo, 'source_url' | 'placement'>) => {
      const { observations } = await callApi(
        '/functions/v1/analyze-image',
        analyzeImageAnswerSchema,
        {
          method: 'POST',
          body: {
            imageUrl: photo.source_url,
            area: photo.placement?.area,
            direction: photo.placement?.direction,
          },
        },
      );
      return observations;
    },
  });
}
