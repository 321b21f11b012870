import {
  factThatCounts,
  lawPlaceOf,
  lawsHere,
  lawStanding,
  planNumbersOf,
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
  if (laws.length === 0) return [];
  return [
    parts.opening(words.title, 90, parts.small(`${words.lead} ${placeOf(data, facts)}`)),
    parts.list(
      { flexDirection: 'row', flexWrap: 'wrap' },
      laws.map((here) => [
        { width: '50%', paddingRight: 8 },
        parts.small(
          [parts.strong(`${here.text[data.locale].name}: `), stateOf(here, data, facts)],
          {
            color: color.ink,
          },
        ),
      ]),
    ),
  ];
}

/** Whether it holds, and how the home stands: 'In force here. Found: 2, 5.' */
function stateOf(here: LawHere, data: ReportData, { words }: Facts): string {
  const { law, group } = here;
  const { groups, sale, standing: standings } = words.laws;
  const { explanation, seen } = data.analysis;
  const standing = lawStanding(here, { explanation, seen, answers: data.answers });
  const numbers = standing === null ? [] : planNumbersOf(data.housePlan, standing.found);
  return [
    law.for === 'sale' ? `${groups[group]}, ${sale}` : groups[group],
    ...(standing === null
      ? []
      : [
          numbers.length === 0
            ? standings[standing.state]
            : `${standings[standing.state]}: ${numbers.join(', ')}`,
        ]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** What is known of where the home is, as those say whose word counts. */
function placeOf({ addressFacts: known }: ReportData, { words, ...facts }: Facts): string {
  const { place } = words.laws;
  const zone = factThatCounts(known.hazard_zone);
  const responsibility = factThatCounts(known.responsibility);
  const county = factThatCounts(known.county);
  const said = [
    zone && { text: place.zones[zone.value?.zone ?? 'none'], by: zone.saidBy },
    responsibility?.value && {
      text: place.areas[responsibility.value.area],
      by: responsibility.saidBy,
    },
    county?.value && { text: place.county(county.value.name), by: county.saidBy },
  ].flatMap((each) => (each ? `${each.text} (${place.saidBy[each.by]})` : []));
  return said.length === 0 ? '' : place.known(facts.list(said));
}
