export { orderActions, type Action, type ScoreBeforeCeiling } from './order-actions.ts';
