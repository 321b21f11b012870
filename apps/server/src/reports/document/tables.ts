import {
  directions,
  lawPlaceOf,
  programTablesIn,
  programTableTextsEn,
  programTableTextsEs,
  ruleById,
  shownGain,
  tellersOfWord,
  type ProgramItemResult,
  type ScoreExplanation,
  type StoredDispute,
} from '@dss/domain';
import type { ReactElement } from 'react';
import { answersMatrix } from './answers-matrix.ts';
import { inTitleCase, photosOf } from './findings.ts';
import type { Facts } from './facts.ts';
import { color, view, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { pointsOf } from './sums.ts';

/** What nobody has seen by where it would be, and the points that are held back for it. */
export function unseenSection(
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { explanation, coverage_missing: missing } = data.analysis;
  const rows = explanation.rows
    .filter((row) => row.kind === 'not_seen')
    .toSorted((one, other) => other.points - one.points);
  const sidesText = (row: (typeof rows)[number]): string =>
    [
      directions.every((each) => row.sides.includes(each))
        ? words.unseen.everywhere
        : facts.sides(row.sides),
      ...(row.as_since_2008 === true ? [words.unseen.since2008] : []),
    ].join(' · ');
  // A place comes where its first thing, the one of the most points, would.
  const places = [...new Set(rows.map(sidesText))];
  const share = { where: 0.24, what: 0.76 };
  const line = (where: ReactElement, what: ReactElement, key: string) =>
    parts.row(
      [
        { share: share.where, content: where },
        { share: share.what, content: what },
      ],
      key,
      'dense',
    );
  return [
    parts.opening(
      words.unseen.title,
      parts.lead(rows.length === 0 ? words.unseen.none : words.unseen.lead),
      parts.text(
        missing.length === 0
          ? words.unseen.allSides
          : words.unseen.sides(facts.list(missing.map(facts.side)), missing.length),
        { marginBottom: 6 },
      ),
    ),
    ...(rows.length === 0
      ? []
      : [
          parts.table(
            parts.columns([
              { share: share.where, content: parts.small(words.unseen.where) },
              { share: share.what, content: parts.small(words.unseen.what) },
            ]),
            [
              ...places.map((where) =>
                line(
                  parts.small(inTitleCase(where), { color: color.ink }),
                  parts.small(
                    rows
                      .filter((row) => sidesText(row) === where)
                      .map(
                        ({ hazard_type: type, points }) =>
                          `${facts.hazard(type).title}: ${facts.number(points, 2)}`,
                      )
                      .join(' · '),
                    { color: color.ink },
                  ),
                  where,
                ),
              ),
              ...(rows.length < 2
                ? []
                : [
                    line(
                      parts.strong(words.sums.all),
                      parts.strong(facts.number(pointsOf(explanation.rows, 'not_seen'), 2)),
                      'all',
                    ),
                  ]),
            ],
          ),
        ]),
  ];
}

type Action = ReportData['analysis']['explanation']['actions']['in_order'][number];

/** The work that removes what was found, in the order of the owner's plan. */
export function planSection(
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { explanation, enough_seen: isScored } = data.analysis;
  const actions = explanation.actions.in_order;
  /** Without a score there is nothing that work would raise: then neither what it gains nor the score after it is told. */
  const shares = isScored
    ? { step: 0.45, gain: 0.11, cost: 0.24, time: 0.1 }
    : { step: 0.54, gain: 0, cost: 0.32, time: 0.14 };
  const ofScore = (...cell: Parameters<typeof parts.row>[0]) => (isScored ? cell : []);
  /** In whole points, as on the cover. */
  const gainOf = ({ points }: Action) =>
    points < 1 ? facts.number(points, 1) : facts.number(shownGain(explanation, points));
  const usd = (amount: number) => `$${facts.number(Math.round(amount))}`;
  const hours = (amount: number) => facts.number(amount, Number.isInteger(amount) ? 0 : 1);
  const markOf = ({ step_id: stepId }: Action): string[] => {
    const done = data.work.find((each) => each.stepId === stepId)?.done ?? null;
    if (done !== null) return [words.plan.done(facts.day(done.done_on))];
    return data.planned.some((planned) => planned === stepId) ? [words.plan.planned] : [];
  };
  /** Of a study that may be shown, or a price guide; or no source, only our estimate. */
  const priceOf = ({ hazard_types: types }: Action): string => {
    const guidance = types.map(facts.guidance);
    const sources = facts.references([...new Set(guidance.flatMap((each) => each.cost_sources))]);
    return guidance.some((each) => each.figures_are_estimates)
      ? `${words.plan.estimate} ${sources}`.trim()
      : sources || words.plan.priceGuides;
  };
  return [
    parts.opening(
      words.plan.title,
      parts.lead(
        actions.length === 0 ? words.plan.none : isScored ? words.plan.lead : words.plan.unscored,
      ),
    ),
    ...(actions.length === 0
      ? []
      : [
          parts.table(
            parts.columns([
              { share: shares.step, content: parts.small(words.plan.step) },
              ...ofScore({ share: shares.gain, content: parts.small(words.plan.gain) }),
              { share: shares.cost, content: parts.small(words.plan.cost) },
              { share: shares.time, content: parts.small(words.plan.time) },
              ...ofScore({ share: 0.1, content: parts.small(words.plan.after) }),
            ]),
            actions.map((action, index) => {
              const titles = [
                ...new Set(action.hazard_types.map((type) => facts.guidance(type).title)),
              ];
              const { low, high } = action.cost_usd;
              const time = action.hours;
              const eachSide = action.for_each_side ? [parts.small(words.plan.forEachSide)] : [];
              return parts.row(
                [
                  {
                    share: shares.step,
                    content: [
                      parts.small(
                        [
                          parts.strong(`${index + 1}. ${titles.join('; ')}`),
                          ` · ${words.plan.who[action.performer]}`,
                        ],
                        { color: color.ink },
                      ),
                      ...markOf(action).map((mark) =>
                        parts.small(mark, { color: color.ink, fontWeight: 700 }),
                      ),
                    ],
                  },
                  ...ofScore({
                    share: shares.gain,
                    content: parts.small(`+${gainOf(action)}`),
                  }),
                  {
                    share: shares.cost,
                    content: [
                      parts.small(
                        `${low === high ? usd(low) : `${usd(low)}–${usd(high)}`} ${priceOf(action)}`,
                      ),
                      ...eachSide,
                    ],
                  },
                  {
                    share: shares.time,
                    content: [
                      parts.small(
                        `${time.low === time.high ? hours(time.low) : `${hours(time.low)}–${hours(time.high)}`} h`,
                      ),
                      ...eachSide,
                    ],
                  },
                  ...ofScore({
                    share: 0.1,
                    content: parts.small(facts.number(action.score_after)),
                  }),
                ],
                action.step_id,
                'dense',
              );
            }),
          ),
          parts.small(words.plan.costs, { marginTop: 4 }),
        ]),
  ];
}

const namedAtMost = 4;

/** How the home stands against each program's items. */
export function programsSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const texts = facts.locale === 'es' ? programTableTextsEs : programTableTextsEn;
  const { explanation, seen } = data.analysis;
  const { state } = data.property;
  const evidence = { explanation, seen, answers: data.answers };
  const tables = programTablesIn(
    lawPlaceOf(data.property, data.addressFacts),
    facts.madeOn,
    evidence,
  );
  if (tables.length === 0) {
    const { none, noState } = words.programs;
    return [
      parts.opening(words.programs.title, parts.lead(state ? none(facts.state(state)) : noState)),
    ];
  }
  return [
    parts.opening(words.programs.title, parts.lead(words.programs.lead)),
    ...tables.flatMap(({ id, items: all, sources, takesHome }, index) => {
      // One that an earlier list has, too, asks for the same.
      const before = tables.slice(0, index).flatMap((table) => table.items.map((item) => item.id));
      const items = all.filter((item) => !before.includes(item.id));
      const again = all
        .filter((item) => before.includes(item.id))
        .map((item) => `${texts.items[item.id].short} (${words.programs.states[item.standing]})`);
      return [
        parts.group(
          parts.subheading(texts.lists[id].name),
          parts.small(
            [texts.lists[id].version, texts.lists[id].eligible]
              .filter((text) => text !== null)
              .join(' · '),
          ),
          ...(takesHome || texts.lists[id].notTaken === null
            ? []
            : [parts.strong(texts.lists[id].notTaken)]),
          ...facts
            .sources(sources)
            .map(({ title, url, compared }) =>
              view(
                { flexDirection: 'row', gap: 4, marginBottom: 1 },
                view({ flexShrink: 1 }, parts.smallLink(url, title)),
                ...(compared
                  ? []
                  : [view({ flexShrink: 1 }, parts.small(`(${words.findings.notCompared})`))]),
              ),
            ),
        ),
        parts.table(
          null,
          items.map((item) => {
            const { asks, open, met = asks } = texts.items[item.id];
            const notes = reasons(item, facts);
            // Nothing is said to be in place of what the home has none of.
            const isInPlace = item.standing === 'met' || item.standing === 'met_or_none';
            if (item.isTextOpen && open !== undefined) notes.push(words.programs.open(open));
            return parts.row(
              [
                {
                  share: 0.46,
                  content: parts.small(isInPlace ? met : asks, { color: color.ink }),
                },
                {
                  share: 0.54,
                  content: [
                    parts.small(
                      [parts.strong(`${words.programs.states[item.standing]} `), notes.join(' ')],
                      { color: item.state === 'not_met' ? color.ember : color.ink },
                    ),
                  ],
                },
              ],
              `${id}-${item.id}`,
              'dense',
            );
          }),
        ),
        ...(again.length === 0 ? [] : [parts.small(words.programs.asAbove(again.join(', ')))]),
      ];
    }),
  ];
}

function reasons(item: ProgramItemResult, { words, ...facts }: Facts): string[] {
  const { programs } = words;
  const titles = (types: ProgramItemResult['found']) => {
    const all = types.map((type) => facts.hazard(type).title);
    const left = all.length - namedAtMost;
    return facts.list(left > 1 ? [...all.slice(0, namedAtMost), programs.more(left)] : all);
  };
  const rests = [
    ...(facts.photosList(item.imageIds) === ''
      ? []
      : [programs.photos(facts.photosList(item.imageIds))]),
    ...item.checks.flatMap(({ imageIds, side, only }) => {
      const numbers = facts.photosList(imageIds);
      const types = only && facts.list(only.map((type) => facts.hazard(type).title));
      return numbers === ''
        ? []
        : [programs.checked(numbers, facts.side(side ?? 'unknown'), types)];
    }),
    ...(item.questionIds.length === 0 ? [] : [programs.answers(item.questionIds.length)]),
  ];
  const isClear = item.state === 'met' || item.state === 'not_met';
  return [
    ...(item.found.length === 0 ? [] : [programs.found(titles(item.found))]),
    ...(item.neighbors.length === 0 ? [] : [programs.neighbors(titles(item.neighbors))]),
    ...(item.unseen.length === 0 ? [] : [programs.missing(titles(item.unseen))]),
    ...(isClear && rests.length > 0 ? [programs.restsOn(facts.list(rests))] : []),
    ...(item.isDenied ? [programs.denied] : []),
    ...(item.state === 'met' && item.setAside ? [programs.setAside] : []),
    ...(item.state === 'met' && item.saidDone ? [programs.saidDone] : []),
  ];
}

/** What the owner answered, and what they dispute. */
export function answersSection(
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { answers } = data;
  const isVisited = tellersOfWord(answers).assessors.length > 0;
  // What is fixed is work done.
  const disputes = data.disputes.flatMap(({ kind, ...dispute }) =>
    kind === 'already_fixed' ? [] : [{ ...dispute, kind }],
  );
  // What photos show and an answer says isn't there.
  const answeredAway = data.analysis.explanation.set_aside.filter(
    ({ kind, dispute_id: id }) => kind === 'not_there' && id === null,
  );
  const setAside = disputes.length + answeredAway.length;
  const { disagreements, outweighed, rows } = data.analysis.explanation;
  const isDenied = disagreements.some(
    ({ hazard_type: type, photos: shown }) =>
      shown === 'hazard' && rows.some((row) => row.kind === 'hazard' && row.hazard_type === type),
  );
  const noDisputes =
    isDenied || outweighed.length > 0 ? words.answers.onlyDenied : words.answers.noDisputes;
  return [
    parts.opening(
      words.answers.title,
      parts.lead(
        answers.length === 0
          ? words.answers.none
          : words.answers[isVisited ? 'leadVisited' : 'lead'],
      ),
    ),
    ...(answers.length === 0 ? [] : answersMatrix(data, { words, ...facts }, parts)),
    ...(setAside === 0
      ? [parts.small(noDisputes, { marginTop: 6 })]
      : [
          parts.group(
            parts.subheading(words.answers.disputes),
            parts.lead(words.answers.disputesLead),
          ),
          parts.table(null, [
            ...disputes.map((dispute) =>
              parts.row(
                [
                  {
                    share: 0.4,
                    content: [
                      parts.strong(facts.hazard(dispute.hazard_type).title),
                      ...whereOf(dispute, data.analysis.explanation, facts).map((where) =>
                        parts.small(where),
                      ),
                    ],
                  },
                  {
                    share: 0.6,
                    content: [
                      parts.text(
                        dispute.whose === null
                          ? words.answers.kinds[dispute.kind]
                          : `${words.answers.kinds[dispute.kind]}: ${words.answers.whose[dispute.whose]}`,
                      ),
                      parts.small(words.answers.reason(dispute.reason)),
                      parts.small(facts.date(dispute.created_at)),
                      ...(dispute.withdrawn_at === null
                        ? []
                        : [parts.small(words.answers.withdrawn(facts.date(dispute.withdrawn_at)))]),
                    ],
                  },
                ],
                dispute.id,
              ),
            ),
            ...answeredAway.map(({ hazard_type: type, sides, evidence }, index) =>
              parts.row(
                [
                  {
                    share: 0.4,
                    content: [
                      parts.strong(facts.hazard(type).title),
                      parts.small(
                        [facts.sides(sides, evidence), ...photosOf(evidence, facts)].join(' · '),
                      ),
                    ],
                  },
                  { share: 0.6, content: [parts.text(words.answers.answeredAway)] },
                ],
                `answered-${index}`,
              ),
            ),
          ]),
        ]),
    ...addressChanges(data, { words, ...facts }, parts),
  ];
}

/** Where a disputed finding is, in one text: its sides as far as the result knows them, and its photos. Nothing where neither is known. */
function whereOf(
  { id, hazard_type: type, image_ids: imageIds, question_ids: questionIds }: StoredDispute,
  { set_aside: aside, context, rows }: ScoreExplanation,
  facts: Pick<Facts, 'sides' | 'photo' | 'list'>,
): string[] {
  const finding = [...aside, ...context].find(({ dispute_id: disputeId }) => disputeId === id);
  // What a landlord decides about counts all the same.
  const held = rows.flatMap((row) => {
    if (row.kind !== 'hazard' || row.hazard_type !== type) return [];
    const named = row.evidence.filter(
      ({ image_id: imageId, question_id: questionId }) =>
        (imageId !== null && imageIds.includes(imageId)) ||
        (questionId !== null && questionIds.includes(questionId)),
    );
    return row.sides.flatMap(({ side, held_by: heldBy }) =>
      heldBy !== null &&
      named.some((each) => side === 'whole_house' || side === (each.side ?? 'unknown'))
        ? side
        : [],
    );
  });
  const sides = finding?.sides ?? held;
  const photos = [...new Set(imageIds.map(facts.photo))];
  const where = [
    ...(sides.length === 0 ? [] : [inTitleCase(facts.sides(sides, finding?.evidence))]),
    ...(photos.length === 0 ? [] : [facts.list(photos)]),
  ];
  return where.length === 0 ? [] : [where.join(' · ')];
}

/** What the owner changed of the address; nothing where it stands as it was first written. */
function addressChanges(
  { property, earlierAddresses }: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { state, state_source: source } = property;
  const saidState = source === 'owner' && state ? [words.answers.state(facts.state(state))] : [];
  if (earlierAddresses.length + saidState.length === 0) return [];
  return [
    parts.group(
      parts.subheading(words.answers.address),
      ...saidState.map((said) => parts.text(said)),
      ...(earlierAddresses.length === 0 ? [] : [parts.lead(words.answers.addressLead)]),
    ),
    ...earlierAddresses.map(({ address, until }) =>
      parts.small(`${address}, ${words.answers.until(facts.date(until))}`, { color: color.ink }),
    ),
  ];
}

/** The rules that findings name, with their versions, and the documents that they cite. Drawn last: it lists what was cited. */
export function referencesSection(
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const found = data.analysis.explanation.rows.flatMap((row) =>
    row.kind === 'hazard' ? facts.rulesOf(row.hazard_type) : [],
  );
  const cited = facts.cited();
  if (cited.length === 0) return [];
  return [
    parts.opening(
      words.references.title,
      parts.lead(
        cited.every(({ compared }) => compared) && !found.some((id) => ruleById(id).unconfirmed)
          ? words.references.lead
          : `${words.references.lead} *: ${words.findings.notCompared}.`,
      ),
    ),
    parts.listInPairs(
      cited.map(({ title, url, compared }, index) =>
        view(
          { flexDirection: 'row', gap: 4, paddingRight: 8 },
          parts.small(`[${index + 1}]`),
          view({ flex: 1 }, parts.smallLink(url, compared ? title : `${title} *`)),
        ),
      ),
    ),
    ...(found.length === 0 ? [] : [parts.subheading(words.references.rules)]),
    parts.small(
      [...new Set(found)]
        .map((id) => {
          const { name, version } = facts.rules[id];
          return `${name}${ruleById(id).unconfirmed ? ' *' : ''}: ${version}.`;
        })
        .join(' '),
    ),
  ];
}
