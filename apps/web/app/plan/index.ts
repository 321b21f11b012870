export { useUsdText } from './amount-texts.ts';
export { planQuery } from './planned-actions.ts';
