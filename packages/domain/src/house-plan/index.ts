export {
  housePlan,
  type Fall,
  type HousePlan,
  type NeighborDistance,
  type PlanEvidence,
  type PlanFinding,
  type PlanPin,
  type PlanSide,
} from './house-plan.ts';
export { drawPlan, showsMap, type PlanDrawing } from './plan-drawing.ts';
export { planOfShared } from './plan-of-shared.ts';
export {
  planNumberOf,
  planNumbersOf,
  planOfResult,
  planSides,
  type PlanAnswer,
  type PlanHome,
  type PlanSides,
} from './plan-of-result.ts';
