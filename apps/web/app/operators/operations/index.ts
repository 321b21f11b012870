export { FunctionErrorsCard } from './function-errors-card.tsx';
export { chosenModel } from './model-override.ts';
