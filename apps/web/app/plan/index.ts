export { useUsdText } from './amount-texts.ts';
export { doneHeadingId, doneItems, waitsForAfterPhoto, type DoneItem } from './done-actions.ts';
export { planQuery } from './planned-actions.ts';
