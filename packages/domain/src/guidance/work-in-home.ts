import type { Extent } from '../hazards/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import { stepById } from './step-of-hazard.ts';
import type { GuidanceStep, GuidanceStepId } from './steps.ts';

/** Where a hazard was found, and how much of it there is; null if unknown. */
export type PlaceOfWork = { readonly side: FindingSide; readonly extent: Extent | null };

/** What a step takes. `forEachSide`: on each side where it is needed, because no side is known. */
export type Work = Pick<GuidanceStep, 'costUsd' | 'hours'> & { readonly forEachSide: boolean };

/** What is said about it. */
export type WorkShown = Work & Pick<GuidanceStep, 'estimate'>;

type Figures = GuidanceStep['costUsd'];

/**
 * What a step takes in a home, whatever shows or uses it: once, or for each side where it is needed. Where there is
 * a little, it is the lower half of the range for that side, where there is a lot, the upper half. What was found on an unknown side may be
 * what was found on a known one, so the step takes at least that much.
 * @param places where the hazards that it removes were found; none: for guidance without a home
 */
export function workInHome(stepId: GuidanceStepId, places: readonly PlaceOfWork[]): Work {
  const { per, costUsd, hours } = stepById(stepId);
  if (per === 'home') return { costUsd, hours, forEachSide: false };
  const known = places.filter(({ side }) => side !== 'unknown');
  const unknown =
    places.length === 0 ? [somewhere] : places.filter((each) => !known.includes(each));
  const inAll = (figures: Figures, toStep: number): Figures => {
    const inPlace = ({ extent }: PlaceOfWork) => part(figures, extent, toStep);
    return unknown.map(inPlace).reduce(most, known.map(inPlace).reduce(plus, nothing));
  };
  return { costUsd: inAll(costUsd, 1), hours: inAll(hours, 0.5), forEachSide: known.length === 0 };
}

const somewhere: PlaceOfWork = { side: 'unknown', extent: null };
const nothing: Figures = { low: 0, high: 0 };

/** The part of a range for an extent, to whole steps. */
function part({ low, high }: Figures, extent: Extent | null, toStep: number): Figures {
  const middle = Math.round((low + high) / 2 / toStep) * toStep;
  if (extent === 'trace') return { low, high: middle };
  if (extent === 'extensive') return { low: middle, high };
  return { low, high };
}

function plus(one: Figures, other: Figures): Figures {
  return { low: one.low + other.low, high: one.high + other.high };
}

function most(one: Figures, other: Figures): Figures {
  return { low: Math.max(one.low, other.low), high: Math.max(one.high, other.high) };
}
