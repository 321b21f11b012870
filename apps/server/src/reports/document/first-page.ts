import {
  directions,
  exposureText,
  housePhoto,
  isRangeOfKnown,
  jobCounts,
  planNumbersOf,
  showsMap,
  takenAt,
  unknownExposureText,
  type FindingSide,
  type HazardRow,
} from '@dss/domain';
import type { ReactElement } from 'react';
import { checklist } from './checklist.ts';
import type { Facts } from './facts.ts';
import { inTitleCase, photosOf } from './findings.ts';
import { mark } from './page.ts';
import { planPicture } from './plan-picture.ts';
import { bandColor, color, measure, view, jpeg, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { scoreBar } from './score-bar.ts';
import type { Setting } from './settable.ts';
import { tagged } from './tag.ts';

/** How much of the first page is shown: it takes one page, however much there is to say. */
export interface FirstPageRoom {
  /** How many hazards and works are listed by name. The others are counted. */
  readonly listed: number;
  /** In points. */
  readonly plan: number;
  readonly photo: number;
}

/** From the most to the least. */
export const firstPageRooms: readonly FirstPageRoom[] = [
  { listed: 40, plan: 205, photo: 104 },
  { listed: 30, plan: 180, photo: 80 },
  { listed: 20, plan: 180, photo: 80 },
  { listed: 12, plan: 165, photo: 70 },
  { listed: 6, plan: 140, photo: 0 },
  { listed: 0, plan: 120, photo: 0 },
];

/** The first page: which home, what it scored, how it stands, what was found and done, and what all that rests on. */
export function firstPage(
  data: ReportData,
  title: string,
  room: FirstPageRoom,
  setting: Setting,
  facts: Facts,
  parts: Parts,
): ReactElement {
  const { analysis, property } = data;
  const { words } = facts;
  const { address_formatted: address } = property;
  const named = property.address !== address;
  const aside = room.plan + 14;
  return view(
    {},
    view(
      { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 3 },
      mark(),
      parts.strong('Defensible Space Score'),
    ),
    parts.coverTitle(title),
    parts.strong(address, {
      fontSize: address.length > 70 ? 9 : 13,
      lineHeight: 1.3,
      marginTop: 2,
    }),
    ...(named ? [parts.small(words.nickname(property.address))] : []),
    parts.small(
      `${words.assessed(facts.date(analysis.created_at))}. ${words.made(facts.moment(data.madeAt))}.`,
    ),
    // Its own texts are above.
    ...(setting.isAnythingLeftOut() ? [parts.small(words.leftOut.report)] : []),
    view(
      { marginTop: 6, flexDirection: 'row', gap: 14, alignItems: 'center' },
      ...house(data, room, facts),
      view({ flex: 1 }, ...score(data, facts, parts)),
    ),
    parts.small(
      [
        words.rangeMeans,
        words.seenShare(Math.round(analysis.confidence_percent)),
        ...(isRangeOfKnown(analysis) ? [words.stillRange] : []),
        ...remarks(data, facts),
      ].join(' '),
      { marginTop: 3 },
    ),
    parts.text(exposed(data, facts), { marginTop: 3 }),
    view(
      { marginTop: 6, flexDirection: 'row', gap: 14 },
      view(
        { width: room.plan },
        planPicture(data, facts, room.plan),
        parts.small(
          data.housePlan.sides.some(showsMap)
            ? `${words.housePlan.how} ${words.housePlan.onMaps}`
            : words.housePlan.how,
          { fontSize: 7, marginTop: 2 },
        ),
      ),
      view({ width: measure - aside }, ...checklist(data, facts, parts)),
    ),
    ...found(data, room, facts, parts),
    ...done(data, room, facts, parts),
    parts.small(captured(data, facts).join(' '), { marginTop: 5 }),
    view(
      { marginTop: 3 },
      parts.small(words.checkAt),
      parts.smallLink(data.checkUrl, data.checkUrl),
      parts.small(
        words.method[
          data.answers.some((each) => each.seen_by) ? 'disclaimerVisited' : 'disclaimer'
        ],
        { fontSize: 7, marginTop: 3 },
      ),
    ),
  );
}

function exposed({ exposure, analysis, locale }: ReportData, facts: Facts): string {
  if (exposure === null) return unknownExposureText(analysis.explanation.exposure_open, locale);
  return exposureText(exposure, locale, {
    sidesOf: (sides, isOnMap) =>
      isOnMap
        ? facts.list(directionsIn(sides).map((side) => facts.saidSide(side, 'compass')))
        : facts.sides(sides),
    dayText: facts.day,
  });
}

const directionsIn = (sides: readonly FindingSide[]) =>
  directions.filter((direction) => sides.includes(direction));

/** The photo to recognize the house by, if there is one. */
function house(data: ReportData, room: FirstPageRoom, facts: Facts): ReactElement[] {
  const photo = housePhoto(data.photos, data.property.front_faces);
  const shown = photo === null ? undefined : data.thumbnails.get(photo.image_id);
  if (photo === null || shown === undefined || room.photo === 0) return [];
  const scale = Math.min(170 / shown.width, room.photo / shown.height);
  return [
    tagged(
      'Figure',
      jpeg(shown.jpeg, { width: shown.width * scale, height: shown.height * scale }),
      { alt: facts.pictureOf(photo.image_id) },
    ),
  ];
}

function score(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const { dss_score: points, range, band, enough_seen: isScored, provisional } = data.analysis;
  const name = words.bands[band];
  return [
    ...(isScored
      ? [
          view(
            { flexDirection: 'row', alignItems: 'baseline', gap: 7 },
            parts.big(facts.number(points)),
            parts.text(words.outOf, { color: color.soft }),
            parts.strong(provisional ? `${name} (${words.provisional})` : name, {
              fontSize: 13,
              color: bandColor[band],
            }),
          ),
          parts.strong(words.range(range.low, range.high), { marginTop: 4 }),
        ]
      : [
          parts.big(`${facts.number(range.low)}–${facts.number(range.high)}`),
          parts.strong(words.range(range.low, range.high), { marginTop: 4 }),
          parts.text(words.notEnoughSeen(points)),
        ]),
    scoreBar(data, facts),
  ];
}

/** What limits how far the score may be trusted. */
function remarks(
  { analysis, property, removedPhotos }: ReportData,
  { words, date }: Facts,
): string[] {
  const { as_seen: asSeen } = analysis.explanation;
  const { handed_over_at: handedOver } = property;
  return [
    ...(asSeen.score === analysis.dss_score
      ? []
      : [words.asSeen(asSeen.score, asSeen.range.low, asSeen.range.high)]),
    ...(removedPhotos > 0 ? [words.removed(removedPhotos)] : []),
    // Of finished work and of the place nobody says anew what the former owner said.
    ...(handedOver !== undefined ? [words.handedOver(date(handedOver))] : []),
    ...(analysis.provider === 'built-in' ? [words.basic] : []),
  ];
}

/** The hazards by their numbers in the plan, with where they are, what they rest on and their points. */
function found(data: ReportData, room: FirstPageRoom, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const { explanation } = data.analysis;
  const rows = explanation.rows.filter((row): row is HazardRow => row.kind === 'hazard');
  const gain = explanation.potential.score - explanation.score;
  const gained =
    gain === 0 && explanation.potential.gain > 0 ? words.figures.lessThanOne : facts.number(gain);
  const listed = rows.slice(0, room.listed);
  return [
    view(
      { marginTop: 6, marginBottom: 2 },
      parts.strongHeading(
        [
          `${rows.length} ${words.figures.hazards(rows.length)}`,
          ...(data.analysis.enough_seen ? [`${gained} ${words.figures.gain(gain)}`] : []),
        ].join(' · '),
      ),
    ),
    ...(rows.length === 0 || !data.analysis.enough_seen
      ? []
      : [parts.small(words.firstPage.costs, { fontSize: 7, marginBottom: 3 })]),
    ...(listed.length === 0
      ? []
      : [
          parts.list(
            { flexDirection: 'row', flexWrap: 'wrap' },
            listed.map((row) => {
              const sides = facts.sides(
                row.sides.map(({ side }) => side),
                row.evidence,
              );
              const seen = photosOf(
                row.evidence.filter(({ source }) => source === 'provider'),
                facts,
              );
              const isFromOwner = row.evidence.some(({ source }) => source === 'owner');
              return [
                { width: '50%', paddingRight: 8, marginBottom: 1.5 },
                parts.small(
                  [
                    parts.strong(
                      `${planNumbersOf(data.housePlan, [row.hazard_type]).join('')}. ${facts.hazard(row.hazard_type).title}`,
                    ),
                    ` ${[
                      inTitleCase(sides),
                      ...seen,
                      ...(isFromOwner ? [facts.whoSaid(row.evidence)] : []),
                      words.findings.costs(facts.number(row.points, 2)),
                    ].join(' · ')}`,
                  ],
                  { color: color.ink },
                ),
              ];
            }),
          ),
        ]),
    ...(listed.length < rows.length && listed.length > 0
      ? [parts.small(words.firstPage.more(rows.length - listed.length))]
      : []),
  ];
}

/** What was done, and what that rests on. */
function done(data: ReportData, room: FirstPageRoom, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const removed = data.work.flatMap(({ done: said, hazards }) =>
    hazards.map((hazard) => ({ ...hazard, doneOn: said?.done_on ?? null })),
  );
  if (removed.length === 0) return [];
  const again = removed.filter(({ isFoundAgain }) => isFoundAgain).length;
  const counted = words.firstPage.work(
    jobCounts([], data.work).done,
    removed.length - again,
    again,
  );
  const listed = removed.slice(0, room.listed);
  const texts = listed.map(({ hazardType, basis, doneOn, isFoundAgain }) =>
    [
      `${facts.hazard(hazardType).title}: ${words.settled.bases[basis]}`,
      ...(doneOn === null ? [] : [facts.day(doneOn)]),
      ...(isFoundAgain ? [words.settled.again] : []),
    ].join(' · '),
  );
  return [
    view({ marginTop: 4 }, parts.strongHeading(`${words.settled.title}: ${counted}`)),
    ...texts.map((text) => parts.small(text, { color: color.ink })),
    ...(listed.length < removed.length && listed.length > 0
      ? [parts.small(words.firstPage.more(removed.length - listed.length))]
      : []),
  ];
}

/** When photos were taken and received, and answers were given. */
export function captured(
  { photos, answers }: Pick<ReportData, 'photos' | 'answers'>,
  facts: Facts,
): string[] {
  const { firstPage: words, figures } = facts.words;
  const taken = photos.flatMap(({ evidence }) => takenAt(evidence)?.at.slice(0, 10) ?? []);
  const answered = new Set(
    answers.flatMap(({ answer, question_id: id }) => (answer === 'not_sure' ? [] : id)),
  );
  const span = (days: readonly string[], written: (day: string) => string) => {
    const sorted = days.toSorted();
    const first = written(sorted[0] ?? '');
    const last = written(sorted.at(-1) ?? '');
    return first === last ? first : `${first} – ${last}`;
  };
  return [
    `${photos.length} ${figures.photos(photos.length)}.`,
    ...(taken.length === 0 ? [] : [words.taken(span(taken, facts.day))]),
    ...(taken.length === photos.length ? [] : [words.undated(photos.length - taken.length)]),
    ...(photos.length === 0
      ? []
      : [
          words.received(
            span(
              photos.map(({ created_at: at }) => at),
              facts.date,
            ),
          ),
        ]),
    `${answered.size} ${figures.answers(answered.size)}.`,
    ...(answers.length === 0
      ? []
      : [
          words.answered(
            span(
              answers.map(({ answered_at: at }) => at),
              facts.date,
            ),
          ),
        ]),
  ];
}
