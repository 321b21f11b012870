import { whatIsLeft, type Analysis, type Photo, type Property, type WhatIsLeft } from '@dss/domain';
import { useMemo } from 'react';

import { useAnswers } from '../../entities/answers/answers.ts';

/** What is left to say about a home, after its newest result. */
export function useWhatIsLeft({
  property,
  analysis,
  photos,
}: {
  property: Pick<Property, 'id' | 'front_faces' | 'missing_sides'>;
  analysis: Analysis;
  photos: readonly Photo[];
}): WhatIsLeft {
  const { data: answers } = useAnswers(property.id);
  return useMemo(
    () =>
      whatIsLeft(analysis.explanation, {
        facing: property.front_faces,
        missing: property.missing_sides,
        // Before they are there, all that photos show would seem unconfirmed.
        imageIds: answers === undefined ? [] : photos.map(({ image_id: id }) => id),
        answers: answers ?? [],
        explanation: analysis.explanation,
      }),
    [property, analysis, photos, answers],
  );
}
