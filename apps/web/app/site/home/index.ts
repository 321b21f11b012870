export { PlotPlan } from './plot-plan.tsx';
export { RingsStep } from './rings-step.tsx';
