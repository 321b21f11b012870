import { hazardTypesOf, questionById, type QuestionId } from '@dss/domain';

import { HazardDrawing, RidgeDrawing, SlopeDrawing } from '../field/drawings/index.ts';

interface QuestionDrawingProps {
  id: QuestionId;
  className?: string | undefined;
}

/** What a question is about: its hazard, or the land. The question's text is next to it. */
export function QuestionDrawing({ id, className }: QuestionDrawingProps) {
  const [hazardType] = hazardTypesOf(questionById(id));
  if (hazardType !== undefined) return <HazardDrawing id={hazardType} className={className} />;
  return id === 'on_ridge' ? (
    <RidgeDrawing className={className} />
  ) : (
    <SlopeDrawing className={className} />
  );
}
