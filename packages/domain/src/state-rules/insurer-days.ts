import { dayAfter } from '../calendar/day-after.ts';
import type { StateCode } from '../places/states.ts';
import { lawPlaceOf } from './law-place.ts';
import { lawsHere, statePackOf, type LawHere } from './laws-here.ts';
import type { InsurerEvent, InsurerTerm } from './state-pack.ts';

/** A day by which a law has an insurer do something. */
export interface InsurerDay extends Pick<InsurerTerm, 'duty' | 'days'> {
  /** The last day on which it is in time, '2026-12-29'. */
  readonly by: string;
  /** With the text that says so, and the day on which somebody last looked. */
  readonly law: LawHere;
}

/**
 * The days by which an insurer has to act, counted from a day that the owner names, which isn't counted itself.
 * @param on '2026-11-29'
 * @returns none where no law gives days for it, or the law wasn't in force yet on that day
 */
export function insurerDays(
  state: StateCode | null | undefined,
  event: InsurerEvent,
  on: string,
  today: string,
): readonly InsurerDay[] {
  const inForceThen = insurerTerms(state, on < today ? on : today).map(({ duty }) => duty);
  return insurerTerms(state, today)
    .filter((term) => term.event === event && inForceThen.includes(term.duty))
    .map(({ duty, days, law }) => ({ duty, days, law, by: dayAfter(on, days) }));
}

/** What laws of a state that are in force on a day give an insurer in days, in the order of the state's pack. */
export function insurerTerms(
  state: StateCode | null | undefined,
  day: string,
): readonly (Omit<InsurerTerm, 'law'> & { readonly law: LawHere })[] {
  const inForce = lawsHere(lawPlaceOf({ state, address: '' }, null), day).filter(
    ({ group }) => group === 'binding',
  );
  return (statePackOf(state)?.insurerTerms ?? []).flatMap(({ law: lawId, ...term }) => {
    const law = inForce.find(({ id }) => id === lawId);
    return law === undefined ? [] : [{ ...term, law }];
  });
}
