import { firstReport, isBeforeReport, takenAt, type DatedKnowledge } from '../evidence/index.ts';
import type { AfterPhoto, ScoreInput } from './input.ts';
import { readAnswers } from './read-answers.ts';

/**
 * The after-photos, each with what it is too old for: hazards that were only known to be there after it was taken, by its own date.
 * @param known by the ids that the input has
 */
export function withAges(
  afterPhotos: readonly AfterPhoto[],
  { observations, answers }: Pick<ScoreInput, 'observations' | 'answers'>,
  known: DatedKnowledge,
): AfterPhoto[] {
  const all = [...observations, ...readAnswers(answers).observations];
  return afterPhotos.map((afterPhoto) => {
    const { photoId, hazardTypes } = afterPhoto;
    const photo = known.photos.find(({ image_id: id }) => id === photoId);
    const taken = photo === undefined ? null : takenAt(photo.evidence);
    if (taken === null) return afterPhoto;
    const tooOldFor = hazardTypes.filter((type) => {
      const reporting = all.flatMap(({ hazardType, photoId: seenIn, questionId, side }) =>
        hazardType === type && seenIn !== photoId
          ? [{ question_id: questionId, image_id: seenIn, side }]
          : [],
      );
      return isBeforeReport(taken.at.slice(0, 10), firstReport(reporting, known));
    });
    return tooOldFor.length === 0 ? afterPhoto : { ...afterPhoto, tooOldFor };
  });
}
