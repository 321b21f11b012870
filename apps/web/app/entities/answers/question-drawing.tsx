import { hazardTypesOf, questionById, type QuestionId } from '@dss/domain';

import { BuildingPlanDrawing } from '../hazard/drawings/building-plan-drawing.tsx';
import { HazardDrawing } from '../hazard/drawings/hazard-drawing.tsx';
import { ManufacturedHomeDrawing } from '../hazard/drawings/manufactured-home-drawing.tsx';
import { RidgeDrawing } from '../hazard/drawings/ridge-drawing.tsx';
import { SlopeDrawing } from '../hazard/drawings/slope-drawing.tsx';
import { TemperedDrawing } from '../hazard/drawings/tempered-drawing.tsx';

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
