import { factThatCounts, type AddressFacts } from '../api/address-facts.ts';
import type { HazardZone } from '../address-facts/index.ts';
import type { StateCode } from '../places/states.ts';
import type { FireHazardZone, LawPlace } from './law.ts';

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
    county: county?.value?.name ?? null,
    area: responsibility?.value?.area ?? null,
    zone: zoneOf(facts?.hazard_zone),
    saleZone: zoneOf(facts?.sale_zone),
  };
}

/** No zone, and one without wildland, are the same to every law. */
function fireHazardZone(zone: HazardZone | undefined): FireHazardZone {
  return zone === undefined || zone === 'non_wildland' ? 'none' : zone;
}
