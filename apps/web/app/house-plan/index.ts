export { HousePlanDrawing, type HousePlanProps } from './house-plan.tsx';
