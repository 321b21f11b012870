import { hazardTypesOf, questionById, type QuestionId } from '@dss/domain';

import {
  BuildingPlanDrawing,
  HazardDrawing,
  ManufacturedHomeDrawing,
  RidgeDrawing,
  SlopeDrawing,
  TemperedDrawing,
} from '../hazard/drawings/index.ts';

interface QuestionDrawingProps {
  id: QuestionId;
  className?: string | undefined;
}

/** What a question is about: its hazard, the land, the kind of house, or a mark to look for. The question's text is next to it. */
export function QuestionDrawing({ id, className }: QuestionDrawingProps) {
  const [hazardType] = hazardTypesOf(questionById(id));
  if (hazardType !== undefined) return <HazardDrawing id={hazardType} className={className} />;
  if (id === 'on_ridge') return <RidgeDrawing className={className} />;
  if (id === 'built_since_2008') return <BuildingPlanDrawing className={className} />;
  if (id === 'manufactured_home') return <ManufacturedHomeDrawing className={className} />;
  if (id === 'windows_tempered') return <TemperedDrawing className={className} />;
  return <SlopeDrawing className={className} />;
}
