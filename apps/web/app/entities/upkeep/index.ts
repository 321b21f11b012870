export { monthsFrom } from './months.ts';
export { upkeepQuery } from './upkeep-query.ts';
export { useMonths } from './use-months.ts';
