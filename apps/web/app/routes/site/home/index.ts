export { PlotPlan } from './plot-plan.tsx';
export { RingsStep } from './how-it-works.tsx';
