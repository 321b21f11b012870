export { useUsdText } from './amount-texts.ts';
export {
  doneHeadingId,
  doneItems,
  wronglyDated,
  markDoneFragment,
  type DoneItem,
} from './done-actions.ts';
export { planQuery } from './planned-actions.ts';
