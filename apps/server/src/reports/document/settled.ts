import {
  isTakenAfter,
  isTakenBefore,
  takenAt,
  type Box,
  type FinishedWork,
  type Photo,
  type RemovedHazard,
  type SaidDone,
  type WorkView,
} from '@dss/domain';
import { Image } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { drawing, frames, inTitleCase } from './findings.ts';
import { color, view, whole, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

/** Work that the owner says is done, what it rests on, and its photos from before and after or else its drawing; nothing if there is none. */
export function settledSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const items = data.work.flatMap((work) =>
    work.hazards.map((hazard) => settled(hazard, work, data, facts, parts)),
  );
  if (items.length === 0) return [];
  return [parts.opening(words.settled.title, 110, parts.lead(words.settled.lead)), ...items];
}

function settled(
  { hazardType, basis, sides, photos, reason, isFoundAgain }: RemovedHazard<Photo>,
  { done, views }: FinishedWork<Photo>,
  data: ReportData,
  facts: Facts,
  parts: Parts,
): ReactElement {
  const { words } = facts;
  const where = sides.length === 0 ? [] : [inTitleCase(facts.sides(sides))];
  const shown = views.filter((each) => each.hazardTypes.includes(hazardType));
  const pictures = [
    ...shown.flatMap((each) => picturesOf(each, done, data, facts, parts)),
    ...photos.map(({ image_id: id }) => picture(id, [], 'after', done, data, facts, parts)),
  ];
  return whole(
    { borderTopWidth: 0.75, borderTopColor: color.line, paddingBottom: 8 },
    parts.cardHeading(facts.hazard(hazardType).title),
    parts.strong(words.settled.bases[basis]),
    parts.small(
      [
        ...where,
        ...(done === null ? [] : [words.settled.doneOn(facts.day(done.done_on))]),
        ...(reason === null ? [] : [words.answers.reason(reason)]),
      ].join(' · '),
    ),
    ...(isFoundAgain ? [parts.small(words.settled.again)] : []),
    ...(pictures.length === 0
      ? [drawing(hazardType, facts, parts)]
      : [view({ flexDirection: 'row', flexWrap: 'wrap', gap: 12, marginTop: 4 }, ...pictures)]),
  );
}

function picturesOf(
  { before, boxes, after }: WorkView<Photo>,
  done: SaidDone | null,
  data: ReportData,
  facts: Facts,
  parts: Parts,
): ReactElement[] {
  return [
    picture(before.image_id, boxes, 'before', done, data, facts, parts),
    ...(after === null ? [] : [picture(after.image_id, [], 'after', done, data, facts, parts)]),
  ];
}

/** In points. An upright photo is narrower instead of higher, so that two or three finished works fit on a page. */
const pictureWidth = 205;
const pictureHeight = 130;

/** A photo from before or after finished work, with its number and its dates, and whether they can't be right. */
function picture(
  imageId: string,
  boxes: readonly Box[],
  when: 'before' | 'after',
  done: SaidDone | null,
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const caption = words.settled[when];
  const shown = data.pictures.get(imageId);
  const photo = data.photos.find(({ image_id: id }) => id === imageId);
  const taken = photo === undefined ? null : takenAt(photo.evidence);
  const dates = [
    // The camera's day as it wrote it: its time zone may be unknown.
    ...(taken === null ? [] : [words.settled.taken(facts.day(taken.at.slice(0, 10)))]),
    ...(photo === undefined ? [] : [words.settled.received(facts.date(photo.created_at))]),
    ...(done === null ? [] : wronglyDated(taken, when, done.done_on, words)),
  ];
  const scale =
    shown === undefined ? 0 : Math.min(pictureWidth / shown.width, pictureHeight / shown.height);
  return view(
    { width: pictureWidth },
    ...(shown === undefined
      ? []
      : [
          tagged(
            'Figure',
            view(
              { position: 'relative' },
              createElement(Image, {
                src: { data: Buffer.from(shown.jpeg), format: 'jpg' },
                style: { width: shown.width * scale, height: shown.height * scale },
              }),
              ...frames(boxes, { width: shown.width * scale, height: shown.height * scale }),
            ),
            { alt: caption(facts.pictureOf(imageId)) },
          ),
        ]),
    parts.small(
      [
        caption(facts.photo(imageId)),
        ...dates,
        ...(boxes.length > 0 ? [words.findings.boxNote] : []),
      ].join(' · '),
      { marginTop: 3 },
    ),
  );
}

function wronglyDated(
  taken: ReturnType<typeof takenAt>,
  when: 'before' | 'after',
  doneOn: string,
  { settled: words }: Facts['words'],
): string[] {
  if (when === 'before') return isTakenAfter(taken, doneOn) ? [words.datedAfter] : [];
  return isTakenBefore(taken, doneOn) ? [words.datedBefore] : [];
}
