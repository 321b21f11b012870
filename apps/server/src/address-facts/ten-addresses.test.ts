import {
  addressFactsSchema,
  addressFactNames,
  factThatCounts,
  lawPlaceOf,
  lawsHere,
  letterRuleIn,
  stateOfAddress,
  type AddressFactName,
  type AddressFacts,
  type LawGroup,
} from '@dss/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseFactServices,
  createAddressFactsSource,
  type AddressFactsSource,
} from './address-facts.ts';
import { startAddressServices } from './testing/address-services.ts';
import { answersOfRecordedPlaces, recordedPlaces } from './testing/recorded-places.ts';

/** What is known and said of one address. Facts that aren't named aren't known. */
interface Expected {
  readonly address: string;
  readonly facts: Partial<Record<AddressFactName, string>>;
  /** The laws by the group in which they are said, in the order of the page. */
  readonly laws: Partial<Record<LawGroup, readonly string[]>>;
  /** The section that a letter to an insurer names. */
  readonly letter: string | null;
}

const everywhereInCalifornia = ['ccr_2644_9', 'non_renewal', 'fair_plan'];
const dependsInCalifornia = ['ins_675_1'];
const ofVeryHighInACity = {
  binding: ['gov_51182', 'chapter_7a', 'civ_1102_19', 'civ_1102_6f', ...everywhereInCalifornia],
  maybe: dependsInCalifornia,
  coming: ['zone_0', 'sb_1301'],
};

const tenAddresses: Readonly<Record<keyof typeof recordedPlaces, Expected>> = {
  paradise: {
    address: '6500 Skyway, Paradise, CA 95969',
    facts: {
      hazard_zone: 'very_high',
      sale_zone: 'very_high',
      responsibility: 'LRA',
      fire_district: 'Paradise Fire Department, (530) 872-6264',
      terrain: '22% to the south',
      neighbors: 'east 18, west 75',
      past_fires: '2018, 1961',
      county: 'Butte County',
    },
    laws: { ...ofVeryHighInACity, local: ['paradise_zone_0'] },
    letter: '2644.9',
  },
  berkeleyHills: {
    address: '12 Grizzly Peak Blvd, Berkeley, CA 94708',
    facts: {
      hazard_zone: 'very_high',
      sale_zone: 'very_high',
      responsibility: 'LRA',
      fire_district: 'Berkeley Fire Department, 510-981-3473',
      terrain: '31% to the west',
      neighbors: 'east 6',
      past_fires: '1991, 1923',
      county: 'Alameda County',
    },
    laws: { ...ofVeryHighInACity, local: ['berkeley_ember'] },
    letter: '2644.9',
  },
  malibu: {
    address: '30000 Pacific Coast Hwy, Malibu, CA 90265',
    facts: {
      hazard_zone: 'very_high',
      sale_zone: 'very_high',
      responsibility: 'LRA',
      fire_district: 'Los Angeles County Fire Department',
      terrain: '12% to the south',
      neighbors: 'none',
      past_fires: '2018',
      county: 'Los Angeles County',
    },
    laws: ofVeryHighInACity,
    letter: '2644.9',
  },
  placerville: {
    address: '4100 Fort Jim Rd, Placerville, CA 95667',
    facts: {
      hazard_zone: 'high',
      sale_zone: 'high',
      responsibility: 'SRA',
      fire_district: 'El Dorado County Fire Protection District, 530-644-9630',
      terrain: '8% to the east',
      neighbors: 'none',
      past_fires: 'none',
      county: 'El Dorado County',
    },
    laws: {
      binding: ['prc_4291', 'chapter_7a', 'civ_1102_19', 'civ_1102_6f', ...everywhereInCalifornia],
      maybe: dependsInCalifornia,
      coming: ['zone_0', 'sb_1301'],
    },
    letter: '2644.9',
  },
  evergreen: {
    address: '28 Bear Creek Rd, Evergreen, CO 80439',
    facts: {
      terrain: '28% to the southwest',
      neighbors: 'north 50',
      past_fires: '2012',
      county: 'Jefferson County',
    },
    laws: { binding: ['crs_10_4_124'], maybe: ['resiliency_code'] },
    letter: '10-4-124',
  },
  bend: {
    address: '710 NW Wall St, Bend, OR 97703',
    facts: {
      terrain: 'flat',
      neighbors: 'none',
      past_fires: '1990',
      county: 'Deschutes County',
    },
    laws: { binding: ['ors_742_277'], advice: ['model_code'], ended: ['sb_83'] },
    letter: '742.277',
  },
  parkCity: {
    address: '445 Marsac Ave, Park City, UT 84060',
    facts: {
      terrain: '15% to the north',
      neighbors: 'none',
      past_fires: 'none',
      county: 'Summit County',
    },
    laws: { maybe: ['hb_48'] },
    letter: null,
  },
  missoula: {
    address: '435 Ryman St, Missoula, MT 59802',
    // Its map of buildings is out of order.
    facts: { terrain: '5% to the south', past_fires: '2003', county: 'Missoula County' },
    laws: { binding: ['mca_33_16_117'] },
    letter: '33-16-117',
  },
  kansas: {
    address: '109 E 1st St, Abilene, KS 67410',
    facts: { terrain: 'flat', past_fires: 'none', county: 'Dickinson County' },
    laws: {},
    letter: null,
  },
  /** Typed as it is, and found nowhere; a pin in the sea is the worst that can be made of it. */
  nowhere: {
    address: 'the cabin behind the old mill',
    facts: { past_fires: 'none' },
    laws: {},
    letter: null,
  },
};

const day = '2026-11-28';
let services: Awaited<ReturnType<typeof startAddressServices>>;
let source: AddressFactsSource;

beforeAll(async () => {
  services = await startAddressServices(answersOfRecordedPlaces);
  source = createAddressFactsSource({
    services: chooseFactServices(services.config),
    cache: { read: async () => null, keep: async () => undefined },
    clock: () => new Date(`${day}T12:00:00Z`),
    log: pino({ level: 'silent' }),
  });
});

afterAll(() => services.close());

describe.each(Object.entries(tenAddresses))('%s', (name, expected) => {
  it('is known by what the services say, and no more', async () => {
    expect(said(await factsOf(name))).toEqual(expected.facts);
  });

  it('meets the laws that hold there, and no others', async () => {
    const { address } = expected;
    const place = lawPlaceOf({ state: stateOfAddress(address), address }, await factsOf(name));
    const byGroup = Object.groupBy(lawsHere(place, day), ({ group }) => group);
    const ids = Object.entries(byGroup).map(([group, laws]) => [group, laws.map(({ id }) => id)]);
    expect(Object.fromEntries(ids)).toEqual(expected.laws);
  });

  it('has a letter that names its own state’s law alone', () => {
    const rule = letterRuleIn(stateOfAddress(expected.address), ['score'], day);
    if (expected.letter === null) expect(rule).toBeNull();
    for (const text of Object.values(rule ?? {})) expect(text).toContain(expected.letter);
  });
});

it('a home that was located nowhere meets no law and no fact', () => {
  const { address } = tenAddresses.nowhere;
  expect(lawsHere(lawPlaceOf({ state: null, address }, null), day)).toEqual([]);
});

async function factsOf(name: string): Promise<AddressFacts> {
  const place = Object.entries(recordedPlaces).find(([each]) => each === name)?.[1];
  if (place === undefined) throw new Error(name);
  const home = { position: place.position, outline: null };
  const found = await Promise.all(
    addressFactNames.map(async (fact) => [
      fact,
      { found: await source.ask(fact, home), owner: null },
    ]),
  );
  return addressFactsSchema.parse(Object.fromEntries(found));
}

/** What is known, in a few words each; 'none': it is known that there is none. */
function said(facts: AddressFacts): Expected['facts'] {
  const zoneOf = ({ zone }: { readonly zone: string }) => zone;
  const words = {
    hazard_zone: wordsOf(facts.hazard_zone, zoneOf),
    sale_zone: wordsOf(facts.sale_zone, zoneOf),
    responsibility: wordsOf(facts.responsibility, ({ area }) => area),
    fire_district: wordsOf(facts.fire_district, ({ name, phone }) =>
      phone === null ? name : `${name}, ${phone}`,
    ),
    terrain: wordsOf(facts.terrain, ({ slope_percent: percent, faces }) =>
      faces === null ? 'flat' : `${percent}% to the ${faces}`,
    ),
    neighbors: wordsOf(facts.neighbors, ({ sides }) => {
      const near = Object.entries(sides).filter(([, feet]) => feet !== null);
      return near.length === 0 ? 'none' : near.map((side) => side.join(' ')).join(', ');
    }),
    past_fires: wordsOf(facts.past_fires, ({ fires }) => fires.map(({ year }) => year).join(', ')),
    county: wordsOf(facts.county, ({ name }) => name),
  };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== null));
}

function wordsOf<Value>(
  fact: Parameters<typeof factThatCounts<Value>>[0],
  say: (value: Value) => string,
): string | null {
  const counts = factThatCounts(fact);
  if (counts === null) return null;
  return counts.value === null ? 'none' : say(counts.value);
}
