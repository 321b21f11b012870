import { hazardCatalog, type HazardTypeId } from '../hazards/index.ts';
import type { Locale } from '../locales/index.ts';
import { todayTextsEn } from './text/en.ts';
import { todayTextsEs } from './text/es.ts';
import type { TodayStepId } from './today-steps.ts';

/** A step for the day of a warning, with the findings at this home for which it is listed; none: it is for every home. */
export interface TodayStep {
  readonly id: TodayStepId;
  readonly because: readonly HazardTypeId[];
}

/** More of a home's own than fit into about ten minutes would be a plan, and there is one. */
const mostOwnSteps = 5;

const forEveryHome: readonly TodayStepId[] = [
  'close_openings',
  'park_outside',
  'no_sparks',
  'keep_phone',
];

/**
 * What to do on the day of a warning at a home where this was found: what weighs most first, then what every home needs.
 * @param found null: nothing was looked at yet
 */
export function todayList(found: ReadonlySet<HazardTypeId> | null): readonly TodayStep[] {
  const becauseOf = new Map<TodayStepId, HazardTypeId[]>();
  const byWeight = hazardCatalog
    .filter(({ id }) => found?.has(id) === true)
    .sort((one, other) => other.points - one.points);
  for (const { id, today } of byWeight) {
    if (today !== null) becauseOf.set(today, [...(becauseOf.get(today) ?? []), id]);
  }
  const own = Array.from(becauseOf, ([id, because]) => ({ id, because })).slice(0, mostOwnSteps);
  const others = forEveryHome.filter((id) => !own.some((step) => step.id === id));
  return [...own, ...others.map((id) => ({ id, because: [] }))];
}

/** What a step says. */
export function todayText(id: TodayStepId, locale: Locale): string {
  return (locale === 'es' ? todayTextsEs : todayTextsEn)[id];
}
