export { HousePlanDrawing } from './house-plan.tsx';
