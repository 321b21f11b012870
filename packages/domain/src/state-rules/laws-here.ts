import type { StateCode } from '../places/states.ts';
import { lawGroup, type Law, type LawGroup, type LawPlace, type LawText } from './law.ts';
import { lawPlaceOf } from './law-place.ts';
import { california } from './packs/california/index.ts';
import { colorado } from './packs/colorado.ts';
import { montana } from './packs/montana.ts';
import { nevada } from './packs/nevada.ts';
import { oregon } from './packs/oregon.ts';
import { utah } from './packs/utah.ts';
import type { LetterAsk, StatePack } from './state-pack.ts';

/** The states whose laws are known. Of any other there is advice alone: ask the fire district. */
export const statePacks = {
  CA: california,
  CO: colorado,
  MT: montana,
  NV: nevada,
  OR: oregon,
  UT: utah,
} as const satisfies Partial<Record<StateCode, StatePack>>;

/** What is known of a state; null if nothing is, or if nobody knows which state it is. */
export function statePackOf(state: StateCode | null | undefined): StatePack | null {
  if (state === null || state === undefined) return null;
  const packs: Partial<Record<StateCode, StatePack>> = statePacks;
  return packs[state] ?? null;
}

/**
 * How a letter names the law by which an owner may ask an insurer for what it asks for, in each language.
 * @param asks all that the letter asks for
 * @param day the law has to be in force on it: '2026-11-28'
 * @returns null if no law about any of it is known where the home is
 */
export function letterRuleIn(
  state: StateCode | null | undefined,
  asks: readonly LetterAsk[],
  day: string,
): Readonly<Record<'en' | 'es', string | null>> | null {
  const pack = statePackOf(state);
  const letterLaw = pack?.letterLaw ?? null;
  if (pack === null || !letterLaw?.about.some((each) => asks.includes(each))) return null;
  const isInForce = lawsHere(lawPlaceOf({ state, address: '' }, null), day).some(
    ({ id, group }) => id === letterLaw.law && group === 'binding',
  );
  return isInForce ? { en: pack.en.letterRule, es: pack.es.letterRule } : null;
}

/** A law as it meets a home. */
export interface LawHere {
  readonly id: string;
  readonly law: Law;
  readonly group: LawGroup;
  readonly text: Readonly<Record<'en' | 'es', LawText>>;
}

/** The laws that a home meets because of where it is, in the order of its state's pack. */
export function lawsHere(place: LawPlace, day: string): readonly LawHere[] {
  const pack = statePackOf(place.state);
  if (pack === null) return [];
  return Object.entries(pack.laws).flatMap(([id, law]) => {
    const group = lawGroup(law, place, day);
    const [en, es] = [pack.en.laws[id], pack.es.laws[id]];
    return group === null || en === undefined || es === undefined
      ? []
      : { id, law, group, text: { en, es } };
  });
}
