import {
  checkEveryDays,
  dayAfter,
  factSources,
  factThatCounts,
  isOverdue,
  lawPlaceOf,
  lawsHere,
  lawStanding,
  planNumbersOf,
  type AddressFacts,
  type LawHere,
} from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';

/** The laws for the home as it is and for its sale, and how it stands. Those that bind insurers are for the owner's letter. */
export function lawsSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const words = facts.words.laws;
  const laws = lawsHere(lawPlaceOf(data.property, data.addressFacts), facts.madeOn).filter(
    ({ law, group }) => (law.for === 'owner' || law.for === 'sale') && group !== 'ended',
  );
  // The oldest speaks for all: each was looked at on that day or later.
  const [checkedOn] = laws.map(({ law }) => law.checkedOn).toSorted();
  if (checkedOn === undefined) return [];
  const lead = words.lead(
    facts.day(checkedOn),
    isOverdue({ checkedOn }, dayAfter(facts.madeOn, -checkEveryDays)),
  );
  return [
    parts.opening(words.title, parts.small(`${lead} ${placeOf(data, facts)}`)),
    parts.listInPairs(
      laws.map((here) =>
        parts.small(
          [parts.strong(`${here.text[data.locale].name}: `), stateOf(here, data, facts)],
          { color: color.ink, paddingRight: 8 },
        ),
      ),
    ),
  ];
}

/** Whether it holds, and how the home stands: 'In force here. Found: 2, 6. May count: 5.' */
function stateOf(here: LawHere, data: ReportData, { words }: Facts): string {
  const { law, group } = here;
  const { groups, sale, standing: standings } = words.laws;
  const { explanation, seen } = data.analysis;
  // Beside a law whose own points weren’t read, what was found would read to an insurer as its breach.
  const standing =
    law.comparedWith === undefined
      ? lawStanding(here, { explanation, seen, answers: data.answers })
      : null;
  const found = planNumbersOf(data.housePlan, standing?.found ?? []);
  const mayCount = planNumbersOf(data.housePlan, standing?.mayCount ?? []);
  return [
    law.for === 'sale' ? `${groups[group]}, ${sale}` : groups[group],
    ...(standing === null
      ? []
      : [
          ...(found.length > 0 ? [`${standings.found}: ${found.join(', ')}`] : []),
          // Such as firewood at the wall, which the law lets stay where it is covered.
          ...(mayCount.length > 0 ? [`${words.laws.mayCount}: ${mayCount.join(', ')}`] : []),
          ...(found.length + mayCount.length === 0 ? [standings[standing.state]] : []),
        ]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

type AnyFact = AddressFacts[keyof AddressFacts];
type FoundFact = Exclude<AnyFact['found'], { status: 'not_known' }>;

/** Whose map says it, and as of when: 'Cal Fire map, asked on November 20, 2026' */
export function serviceOf(
  { source: id, data_from: dataFrom, asked_on: askedOn }: FoundFact,
  { words, day }: Facts,
): string {
  const { source } = words.laws.place;
  const { publisher } = factSources[id];
  return dataFrom === null
    ? source.service(publisher, day(askedOn))
    : source.datedService(publisher, day(dataFrom));
}

/** What is known of where the home is, as those say whose word counts. */
function placeOf({ addressFacts: known }: ReportData, { words, ...facts }: Facts): string {
  const { place } = words.laws;
  const zone = factThatCounts(known.hazard_zone);
  const responsibility = factThatCounts(known.responsibility);
  const county = factThatCounts(known.county);
  const by = ({ owner, found }: AnyFact) =>
    owner !== null || found.status === 'not_known'
      ? place.source.owner
      : serviceOf(found, { words, ...facts });
  // California's maps have no zones on federal land: that they show none says nothing of its danger.
  const wasZoned =
    zone?.value !== null || zone.source === 'owner' || responsibility?.value?.area !== 'FRA';
  const said = [
    zone && wasZoned && { text: place.zones[zone.value?.zone ?? 'none'], fact: known.hazard_zone },
    responsibility?.value && {
      text: place.areas[responsibility.value.area],
      fact: known.responsibility,
    },
    county?.value && { text: place.county(county.value.name), fact: known.county },
  ].flatMap((each) => (each ? `${each.text} (${by(each.fact)})` : []));
  return said.length === 0 ? '' : place.known(facts.list(said));
}
