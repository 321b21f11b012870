export { HousePlanDrawing, HousePlanSkeleton } from './house-plan.tsx';
export { PlanKey } from './plan-key.tsx';
export { PinMark } from './pin-mark.tsx';
