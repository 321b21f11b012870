import {
  factThatCounts,
  lawPlaceOf,
  saleDays,
  saleLawsHere,
  statePackOf,
  type AddressFacts,
} from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { captured } from './first-page.ts';
import { serviceOf } from './laws.ts';
import { packetWords, type PacketWords } from './packet-words.ts';
import { color, whole, type Parts } from './parts.ts';
import type { PacketData } from './report-data.ts';

/** Where the home is, by whose word, and what all that follows rests on. */
export function placeSection(data: PacketData, facts: Facts, parts: Parts): ReactElement[] {
  const words = packetWords[data.locale];
  const { property, analysis, addressFacts, photos } = data;
  const { labels } = words.place;
  const { state } = property;
  const inCalifornia = state === 'CA';
  const rows: (readonly [string, string])[] = [
    [labels.state, state ? facts.state(state) : words.place.noState],
    // California alone has these maps.
    // Where the one for sales wasn't read, the home's zone stands in, as the laws below take it.
    ...(inCalifornia
      ? ([
          isKnownFact(addressFacts.sale_zone) || !isKnownFact(addressFacts.hazard_zone)
            ? 'sale_zone'
            : 'hazard_zone',
          'responsibility',
        ] as const)
      : []
    ).map((name) => [labels[name], factText(addressFacts, name, facts, words)] as const),
    ...(['fire_district', 'county', 'past_fires'] as const).flatMap((name) =>
      isKnownFact(addressFacts[name]) || (inCalifornia && name === 'fire_district')
        ? [[labels[name], factText(addressFacts, name, facts, words)] as const]
        : [],
    ),
  ];
  const { dss_score: score, range, enough_seen: isScored, created_at: at } = analysis;
  const result = isScored
    ? words.rests.score(score, range.low, range.high, facts.date(at))
    : words.rests.rangeOnly(range.low, range.high, facts.date(at));
  const rests = [
    ...(photos.length === 0 ? [words.rests.noPhotos] : []),
    ...captured(data, facts),
    ...(data.removedPhotos > 0 ? [facts.words.removed(data.removedPhotos)] : []),
  ];
  return [
    parts.opening(words.place.title),
    parts.table(
      null,
      [
        ...rows,
        [words.rests.title, rests.join(' ')] as const,
        [words.rests.result, result] as const,
      ].map(([label, said]) =>
        parts.row(
          [
            { share: 0.3, content: parts.small(label) },
            { share: 0.7, content: parts.small(said, { color: color.ink }) },
          ],
          label,
          'dense',
        ),
      ),
    ),
  ];
}

type ShownFact =
  | 'hazard_zone'
  | 'sale_zone'
  | 'responsibility'
  | 'fire_district'
  | 'county'
  | 'past_fires';

function isKnownFact(fact: AddressFacts[ShownFact]): boolean {
  return fact.owner !== null || fact.found.status !== 'not_known';
}

/** 'Very High fire hazard zone (Cal Fire map, asked on November 20, 2026)' */
function factText(known: AddressFacts, name: ShownFact, facts: Facts, words: PacketWords): string {
  const { owner, found } = known[name];
  const by =
    owner !== null
      ? words.said.owner(facts.date(owner.said_at))
      : found.status === 'not_known'
        ? null
        : serviceOf(found, facts);
  const value = valueOf(known, name, facts, words);
  return by === null || value === null
    ? words.place.unknown
    : `${value.charAt(0).toUpperCase()}${value.slice(1)} (${by})`;
}

function valueOf(
  known: AddressFacts,
  name: ShownFact,
  facts: Facts,
  { place }: PacketWords,
): string | null {
  const { zones, areas, county: countyText } = facts.words.laws.place;
  switch (name) {
    case 'hazard_zone':
    case 'sale_zone': {
      const zone = factThatCounts(known[name]);
      return zone && (zone.value === null ? place.noZone : zones[zone.value.zone]);
    }
    case 'responsibility': {
      const area = factThatCounts(known.responsibility);
      return area?.value ? areas[area.value.area] : null;
    }
    case 'fire_district': {
      const district = factThatCounts(known.fire_district);
      if (district === null || district.value === null) return district && place.noDistrict;
      const { name: called, phone } = district.value;
      return phone === null ? called : `${called}, ${phone}`;
    }
    case 'county': {
      const county = factThatCounts(known.county);
      return county?.value ? countyText(county.value.name) : null;
    }
    case 'past_fires': {
      const past = factThatCounts(known.past_fires);
      if (past === null || past.value === null) return past && place.noFires;
      const years = past.value.fires.map(({ year }) => year);
      return place.fires(years.length, Math.max(...years));
    }
  }
}

/** The days that owner and agent entered, the laws on the sale, and what they count from the days. */
export function saleSection(data: PacketData, facts: Facts, parts: Parts): ReactElement[] {
  const words = packetWords[data.locale];
  const { sale: days, property, addressFacts } = data;
  const { contract_on: contract, closing_on: closing } = days;
  const { laws, lists } = saleLawsHere(lawPlaceOf(property, addressFacts), facts.madeOn);
  const counted = lists.includes('inspected')
    ? saleDays({ contract, closing })
    : { paperFrom: null, buyerUntil: null };
  const sentences = [
    ...(contract === null && closing === null ? [words.sale.unknown] : []),
    ...(contract === null ? [] : [words.sale.contract(facts.day(contract))]),
    ...(closing === null ? [] : [words.sale.closing(facts.day(closing))]),
    ...(counted.paperFrom === null || contract === null
      ? []
      : [words.sale.paper(facts.day(counted.paperFrom), facts.day(contract))]),
    ...(counted.buyerUntil === null ? [] : [words.sale.buyer(facts.day(counted.buyerUntil))]),
  ];
  const isCounted = counted.paperFrom !== null || counted.buyerUntil !== null;
  return [
    parts.opening(words.sale.title, parts.text(sentences.join(' '))),
    ...(isCounted ? [parts.small(words.sale.asWeRead)] : []),
    ...laws.map(({ law, group, text }) => {
      const { name, asks } = text[data.locale];
      const holds = group === 'maybe' ? words.sale.maybe : words.sale.binding;
      return whole(
        { marginTop: 4 },
        law.url === null ? parts.strong(name) : parts.link(law.url, name),
        parts.small(`${holds} ${asks}`, { color: color.ink }),
      );
    }),
    ...(laws.length === 0 ? [parts.text(noLaw(data, facts, words), { marginTop: 3 })] : []),
    parts.small(words.sale.notAdvice, { marginTop: 3 }),
  ];
}

function noLaw({ property: { state } }: PacketData, facts: Facts, words: PacketWords): string {
  if (!state) return words.sale.noState;
  const aboutSales = Object.values(statePackOf(state)?.laws ?? {}).some(
    (law) => law.for === 'sale',
  );
  return aboutSales ? words.sale.notHere : words.sale.none(facts.state(state));
}
