export { askForBytes, askForJson, type Answer, type Question } from './ask.ts';
export { OutsideError, type OutsideFailure } from './outside-error.ts';
