export {
  ChosenHazardsProvider,
  useChooseHazards,
  useChosenHazards,
  useIsChosen,
  usePointsAt,
} from './chosen-hazards.tsx';
export { HousePlanDrawing, HousePlanSkeleton } from './house-plan.tsx';
export { PinMark } from './pin-mark.tsx';
export { PlanKey } from './plan-key.tsx';
export { SeenSidesPlan } from './seen-sides-plan.tsx';
