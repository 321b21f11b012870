import {
  assessorName,
  findsAny,
  hazardCatalog,
  hazardsResult,
  isFormerOwners,
  isUnsureAbout,
  lawPlaceOf,
  saleLawsHere,
  saleLists,
  salePoints,
  tellersOfWord,
  workAbout,
  type HazardRow,
  type HazardTypeId,
  type ProgramEvidence,
  type SalePoint,
} from '@dss/domain';
import type { ReactElement } from 'react';
import { sign } from './checklist.ts';
import type { Facts } from './facts.ts';
import { packetWords, type PacketWords } from './packet-words.ts';
import { color, view, type Parts } from './parts.ts';
import type { PacketData } from './report-data.ts';

/** A state's lists for the sale, and all else that is looked at: a packet that left out what was found would mislead. */
export function listSections(data: PacketData, facts: Facts, parts: Parts): ReactElement[] {
  const words = packetWords[data.locale];
  const { analysis, answers, property, addressFacts } = data;
  const evidence = { explanation: analysis.explanation, seen: analysis.seen, answers };
  const { lists } = saleLawsHere(lawPlaceOf(property, addressFacts), facts.madeOn);
  const named = lists.map((list) => ({ list, points: salePoints(saleLists[list], evidence) }));
  const others = salePointsOfOthers(
    named.flatMap(({ points }) => points.map(({ hazardType }) => hazardType)),
    evidence,
  );
  const all = [
    ...named,
    { list: lists.length === 0 ? ('all' as const) : ('others' as const), points: others },
  ];
  return all.flatMap(({ list, points }, index) => [
    parts.opening(
      words.lists[list].title,
      parts.lead(words.lists[list].about),
      ...(index === 0 ? [parts.small(words.legend)] : []),
    ),
    parts.table(
      parts.columns(
        [
          { share: shares.point, content: parts.small(words.columns.point) },
          { share: shares.state, content: parts.small(words.columns.state) },
          { share: shares.rests, content: parts.small(words.columns.rests) },
        ],
        'dense',
      ),
      points.map((point) =>
        rowOf(point, `${list}-${point.hazardType}`, { data, facts, words, parts }, evidence),
      ),
    ),
  ]);
}

/** How the home stands on everything that no list names. */
function salePointsOfOthers(
  named: readonly HazardTypeId[],
  evidence: ProgramEvidence,
): readonly SalePoint[] {
  const rules = [...new Set(hazardCatalog.flatMap((hazard) => hazard.rules))];
  return salePoints(rules, evidence).filter(({ hazardType }) => !named.includes(hazardType));
}

interface Context {
  readonly data: PacketData;
  readonly facts: Facts;
  readonly words: PacketWords;
  readonly parts: Parts;
}

const shares = { point: 0.33, state: 0.22, rests: 0.45 } as const;

const signs = {
  found: 'not_met',
  partly_seen: 'open',
  none_found: 'met',
  not_asked: 'not_asked',
} as const satisfies Readonly<Record<SalePoint['state'], Parameters<typeof sign>[0]>>;

function rowOf(
  { hazardType, state }: SalePoint,
  key: string,
  context: Context,
  evidence: ProgramEvidence,
): ReactElement {
  const { facts, words, parts } = context;
  const rests = restsOn(hazardType, state === 'found', context, evidence)
    .map(sentenceOf)
    .join(' ');
  return parts.row(
    [
      {
        share: shares.point,
        content: parts.small(facts.hazard(hazardType).title, { color: color.ink }),
      },
      {
        share: shares.state,
        content: view(
          { flexDirection: 'row', gap: 4, alignItems: 'flex-start' },
          view({ paddingTop: 1 }, sign(signs[state])),
          view(
            { flex: 1 },
            parts.small(words.states[state], {
              color: state === 'found' ? color.ember : color.ink,
              fontWeight: state === 'not_asked' ? 400 : 700,
            }),
          ),
        ),
      },
      {
        share: shares.rests,
        content: parts.small(rests === '' ? '–' : rests, { color: color.ink }),
      },
    ],
    key,
    'dense',
  );
}

function sentenceOf(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Photos by their numbers, each person's word by its days, and what the owner says was done or isn't so. */
function restsOn(
  hazardType: HazardTypeId,
  isFound: boolean,
  { data, facts, words }: Context,
  evidence: ProgramEvidence,
): string[] {
  const { explanation } = evidence;
  const seen = [
    ...explanation.rows.filter((row) => row.kind === 'hazard'),
    ...(isFound ? [] : explanation.unsure),
  ].flatMap((finding) => (finding.hazard_type === hazardType ? finding.evidence : []));
  const shownIn = facts.photosList(imagesOf(seen.filter(({ source }) => source === 'provider')));
  const found = isFound ? seen : [];
  const { checks, questionIds, setAside, isDenied, neighbors } = hazardsResult(
    { hazardTypes: [hazardType], brokenBy: [hazardType], asksMore: true, needs: null },
    evidence,
  );
  const lookedIn = isFound ? '' : facts.photosList(checks.flatMap(({ imageIds }) => imageIds));
  const asked = isFound
    ? found.flatMap(({ question_id: id }) => (id === null ? [] : [id]))
    : questionIds;
  // That it was there is no word that it isn't.
  const said = data.answers.filter(
    (each) => asked.includes(each.question_id) && (isFound || !findsAny(each, [hazardType])),
  );
  const unsure = data.answers.filter((each) => isUnsureAbout(each, [hazardType]));
  const work = workAbout(hazardType, data.work);
  return [
    ...(shownIn === '' ? [] : [isFound ? words.foundIn(shownIn) : words.maybeIn(shownIn)]),
    ...(lookedIn === '' ? [] : [words.checkedIn(lookedIn)]),
    ...wordsOf(said, data, facts, words),
    ...(unsure.length === 0 ? [] : [words.unsure(daysOf(unsure, facts, words))]),
    ...(isDenied ? [words.denied] : []),
    ...(setAside ? [words.setAside] : []),
    ...(neighbors.length > 0 ? [words.neighbors] : []),
    ...(work === null
      ? []
      : [words.done[work.basis](work.doneOn === null ? null : facts.day(work.doneOn))]),
  ];
}

function imagesOf(evidence: HazardRow['evidence']): string[] {
  return evidence.flatMap(({ image_id: id }) => (id === null ? [] : [id]));
}

/** 'the owner’s word of November 20, 2026', and whoever else said something about the same. */
function wordsOf(
  answers: PacketData['answers'],
  { property }: PacketData,
  facts: Facts,
  words: PacketWords,
): string[] {
  const said = answers.filter(({ answer }) => answer !== 'not_sure');
  const own = said.filter(({ seen_by: by }) => by === undefined);
  const former = own.filter((answer) => isFormerOwners(answer, property.handed_over_at));
  const owners = own.filter((answer) => !former.includes(answer));
  return [
    ...(owners.length === 0 ? [] : [words.said.owner(daysOf(owners, facts, words))]),
    ...(former.length === 0 ? [] : [words.said.former(daysOf(former, facts, words))]),
    ...tellersOfWord(said).assessors.map((by) =>
      facts.words.answers.seen(assessorName(by), facts.day(by.on)),
    ),
  ];
}

/** The day of some answers, or the first and the last. */
function daysOf(answers: PacketData['answers'], facts: Facts, words: PacketWords): string {
  const days = answers.map(({ answered_at: at }) => at).toSorted();
  const [first, last] = [facts.date(days[0] ?? ''), facts.date(days.at(-1) ?? '')];
  return first === last ? first : words.span(first, last);
}
