export { planQuery } from './planned-actions.ts';
