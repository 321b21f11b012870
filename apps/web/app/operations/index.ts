export { chosenModel } from './model-override.ts';
