export { BuiltHazardDrawing } from './built-hazard-drawing.tsx';
export { BuildingPlanDrawing } from './building-plan-drawing.tsx';
export { HazardDrawing } from './hazard-drawing.tsx';
export { ManufacturedHomeDrawing } from './manufactured-home-drawing.tsx';
export { RidgeDrawing } from './ridge-drawing.tsx';
export { SlopeDrawing } from './slope-drawing.tsx';
export { TemperedDrawing } from './tempered-drawing.tsx';
export { StopDrawing } from './stop-drawing.tsx';
