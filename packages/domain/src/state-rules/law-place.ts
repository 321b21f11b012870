import { factThatCounts, type AddressFacts } from '../api/address-facts.ts';
import type { HazardZone } from '../address-facts/index.ts';
import type { StateCode } from '../places/states.ts';
import type { FireHazardZone, Law, LawArea, LawPlace } from './law.ts';

/** Where a home is, as its laws ask: by its owner's word, else by what the services say. Null facts: nobody asked a service. */
export function lawPlaceOf(
  { state, address }: { readonly state?: StateCode | null | undefined; readonly address: string },
  facts: AddressFacts | null,
): LawPlace {
  const zoneOf = (fact: AddressFacts['hazard_zone'] | undefined) => {
    const counts = fact === undefined ? null : factThatCounts(fact);
    return counts === null ? null : fireHazardZone(counts.value?.zone);
  };
  const county = facts === null ? null : factThatCounts(facts.county);
  const responsibility = facts === null ? null : factThatCounts(facts.responsibility);
  return {
    state: state ?? null,
    address,
    county: county?.value?.name.trim().replace(/ County$/i, '') ?? null,
    area: responsibility?.value?.area ?? null,
    zone: zoneOf(facts?.hazard_zone),
    // Both maps draw the same zones. Where the one for sales wasn't read, the home's zone stands in, most of all by its owner's word.
    saleZone: zoneOf(facts?.sale_zone) ?? zoneOf(facts?.hazard_zone),
  };
}

/** No zone, and one without wildland, are the same to every law. */
function fireHazardZone(zone: HazardZone | undefined): FireHazardZone {
  return zone === undefined || zone === 'non_wildland' ? 'none' : zone;
}

/** What a law of a part of its state is listed for: what maps say of a home's place, its owner, both of them, or the address as it is written. */
export type LawBasis = 'maps' | 'owner' | 'maps_and_owner' | 'address';

/** Null for a law that is listed whatever is known of a home's place, and where nothing that its part of the state asks for is known. */
export function lawBasis(
  { where }: Pick<Law, 'where'>,
  facts: AddressFacts | null,
): LawBasis | null {
  if (where.kind === 'city') return 'address';
  const counting =
    facts === null
      ? []
      : factsAskedFor(where, facts).map((fact) => factThatCounts<unknown>(facts[fact])?.source);
  const hasOwners = counting.includes('owner');
  const hasMaps = counting.includes('service');
  if (hasOwners && hasMaps) return 'maps_and_owner';
  if (hasOwners) return 'owner';
  return hasMaps ? 'maps' : null;
}

type PlaceFact = 'hazard_zone' | 'sale_zone' | 'responsibility' | 'county';

function factsAskedFor(where: LawArea, facts: AddressFacts): readonly PlaceFact[] {
  switch (where.kind) {
    case 'state':
    case 'parts':
    case 'city':
      return [];
    case 'county':
      return ['county'];
    case 'zones': {
      const isSaleMapRead = factThatCounts<unknown>(facts.sale_zone) !== null;
      const zone = where.by === 'saleZone' && isSaleMapRead ? 'sale_zone' : 'hazard_zone';
      return [
        ...(where.areas === null ? [] : (['responsibility'] as const)),
        ...(where.zones === null ? [] : ([zone] as const)),
      ];
    }
    case 'perhaps':
      return factsAskedFor(where.where, facts);
    case 'either':
      return where.of.flatMap((each) => factsAskedFor(each, facts));
  }
}
