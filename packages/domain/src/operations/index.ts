export { writeBytes, writeDuration } from './figures.ts';
export { isNotTaken, modelStoodIn } from './worries.ts';
