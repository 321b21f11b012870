import { hazardTypesOf, questionById, type QuestionId } from '@dss/domain';

import { HazardDrawing, SlopeDrawing } from '../field/drawings/index.ts';

/** The hazard that a question is about. The question's text is next to it. */
export function QuestionDrawing({
  id,
  className,
}: {
  id: QuestionId;
  className?: string | undefined;
}) {
  const [hazardType] = hazardTypesOf(questionById(id));
  return hazardType === undefined ? (
    <SlopeDrawing className={className} />
  ) : (
    <HazardDrawing id={hazardType} className={className} />
  );
}
