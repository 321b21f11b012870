import type { ResponsibilityArea } from '../address-facts/index.ts';
import type { RuleId } from '../hazards/index.ts';
import type { StateCode } from '../places/states.ts';

/** California's Fire Hazard Severity Zones. `none`: a look at the maps found no zone there, or one without wildland. */
export type FireHazardZone = 'none' | 'moderate' | 'high' | 'very_high';

/** What is known of where a home is. Null: nobody knows. */
export interface LawPlace {
  readonly state: StateCode | null;
  /** The address as it is written; a city's rules are found by its name in it. */
  readonly address: string;
  /** 'Ventura', without "County". */
  readonly county: string | null;
  readonly area: ResponsibilityArea | null;
  readonly zone: FireHazardZone | null;
  /** The zone by the map that counts at a sale. */
  readonly saleZone: FireHazardZone | null;
}

/**
 * `in_force` in the state, or in the part of it that `Law.where` names. `local`: of a city, county or district. `adopted`: has a day on
 * which it begins. `draft`, `withdrawn`, `repealed`: binds nobody today. `voluntary`: a code or program that nobody has to follow.
 */
export type LawStatus =
  | 'in_force'
  | 'local'
  | 'adopted'
  | 'draft'
  | 'withdrawn'
  | 'repealed'
  | 'voluntary';

/** Whom it binds: who owns or lives in the home, who builds, who sells or buys it, or who insures it. */
export type LawFor = 'owner' | 'new_building' | 'sale' | 'insurer';

/** In which part of its state a law holds. */
export type LawArea =
  /** The whole state. */
  | { readonly kind: 'state' }
  /** Each of what is named must be so; null: whatever it is. */
  | {
      readonly kind: 'zones';
      /** Which map's zones; the one for sales is a map of its own. */
      readonly by: 'zone' | 'saleZone';
      readonly areas: readonly ResponsibilityArea[] | null;
      readonly zones: readonly FireHazardZone[] | null;
    }
  /** A part of which no source that was read says whether the law holds there. */
  | { readonly kind: 'perhaps'; readonly where: LawArea }
  /** Any one of several. */
  | { readonly kind: 'either'; readonly of: readonly LawArea[] }
  | { readonly kind: 'city'; readonly name: string }
  | { readonly kind: 'county'; readonly name: string }
  /** Parts of the state that no service here can tell apart: a map of its own, or what each city decided. */
  | { readonly kind: 'parts' };

/** A law, code or ordinance that somebody may meet because of where the home is, without its texts (`LawText`). */
export interface Law {
  readonly status: LawStatus;
  readonly for: LawFor;
  readonly where: LawArea;
  /** The first day, '2026-07-01'; null if no source that was read says so. */
  readonly from: string | null;
  /** The day on which it ended, or was withdrawn; null if it didn't. */
  readonly until: string | null;
  /** The day on which somebody last looked at whether all of this is so. */
  readonly checkedOn: string;
  /** What it asks of a home, as the hazards name it; none if no hazard does. */
  readonly hazardRules: readonly RuleId[];
  /** The text whose points those are, where no source that was read says that they are the law's own: '14 CCR 1299.03'. */
  readonly comparedWith?: string;
  /** Its text, by its publisher. Null if there is only its number to look for. */
  readonly url: string | null;
}

export interface LawText {
  /** Its short name and its number. */
  readonly name: string;
  /** What it asks, and of whom. */
  readonly asks: string;
}

/**
 * `binding`: it holds here today. `local`: a rule of this city or county. `maybe`: it depends on what isn't known of this address.
 * `coming`: begins later, or may. `advice`: nobody has to. `ended`: was law, and isn't any more.
 */
export const lawGroups = ['binding', 'local', 'maybe', 'coming', 'advice', 'ended'] as const;

export type LawGroup = (typeof lawGroups)[number];

/**
 * What a law of a home's state is for that home.
 * @param day '2026-11-28'
 * @returns null if it doesn't hold there
 */
export function lawGroup(law: Law, place: LawPlace, day: string): LawGroup | null {
  const holds = holdsAt(law.where, place);
  if (holds === false) return null;
  switch (law.status) {
    case 'repealed':
      return 'ended';
    case 'voluntary':
      return 'advice';
    case 'draft':
    case 'withdrawn':
      return 'coming';
    case 'in_force':
    case 'local':
    case 'adopted':
      break;
  }
  if (law.until !== null && law.until <= day) return 'ended';
  if (law.from !== null && law.from > day) return 'coming';
  // Adopted, and nobody knows for which day.
  if (law.status === 'adopted' && law.from === null) return 'coming';
  if (holds === null) return 'maybe';
  return law.status === 'local' ? 'local' : 'binding';
}

/** Whether a home is where a law holds; null if that depends on what isn't known. */
function holdsAt(where: LawArea, place: LawPlace): boolean | null {
  switch (where.kind) {
    case 'state':
      return true;
    case 'parts':
      return null;
    case 'perhaps':
      return holdsAt(where.where, place) === false ? false : null;
    case 'either': {
      const each = where.of.map((part) => holdsAt(part, place));
      if (each.includes(true)) return true;
      return each.includes(null) ? null : false;
    }
    case 'city':
      return isInCity(place.address, where.name);
    case 'county':
      // Every county's rule that might hold would be a list of those that don't.
      return place.county !== null && sameName(place.county, where.name);
    case 'zones': {
      const among = <Value>(value: Value | null, allowed: readonly Value[] | null) =>
        allowed === null || (value === null ? null : allowed.includes(value));
      const parts = [among(place.area, where.areas), among(place[where.by], where.zones)];
      if (parts.includes(false)) return false;
      return parts.includes(null) ? null : true;
    }
  }
}

/** The city stands alone between the commas of an address: "12 Grizzly Peak Blvd, Berkeley, CA 94708". */
function isInCity(address: string, city: string): boolean {
  return address.split(',').some((part) => sameName(part, city));
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** After how many days without a look at it a law must be looked at again. */
export const checkEveryDays = 120;

/**
 * Whether it is so long ago that somebody looked at a law that its reader should be told.
 * @param oldest the day that was `checkEveryDays` ago
 */
export function isOverdue({ checkedOn }: Pick<Law, 'checkedOn'>, oldest: string): boolean {
  return checkedOn < oldest;
}
