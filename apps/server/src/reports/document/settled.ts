import { stepIdOf, takenAt, type Box, type ScoreExplanation } from '@dss/domain';
import { Image } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { frames, inTitleCase } from './findings.ts';
import { color, view, whole, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

type Reading = ScoreExplanation['after_photos'][number];

/** What after-photos show to be gone, each with its photos from before and after; nothing if there are none. */
export function settledSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const confirmed = data.analysis.explanation.after_photos.filter(
    ({ verdict }) => verdict === 'confirmed',
  );
  if (confirmed.length === 0) return [];
  return [
    parts.opening(words.settled.title, 270, parts.lead(words.settled.lead)),
    ...confirmed.map((reading) => settled(reading, data, facts, parts)),
  ];
}

function settled(
  { hazard_type: type, image_id: after, evidence, sides }: Reading,
  data: ReportData,
  facts: Facts,
  parts: Parts,
): ReactElement {
  const { words } = facts;
  const done = data.done.find(({ step_id: stepId }) => stepId === stepIdOf(type));
  const before = [...new Set(evidence.flatMap(({ image_id: id }) => id ?? []))];
  const where = sides.length === 0 ? [] : [inTitleCase(facts.sides(sides))];
  return whole(
    { borderTopWidth: 0.75, borderTopColor: color.line, paddingBottom: 8 },
    parts.subheading(facts.hazard(type).title),
    parts.small(
      [
        ...where,
        ...(done === undefined ? [] : [words.settled.doneOn(facts.day(done.done_on))]),
      ].join(' · '),
    ),
    view(
      { flexDirection: 'row', flexWrap: 'wrap', gap: 16, marginTop: 4 },
      ...before.map((id) => {
        const boxes = evidence.flatMap(({ image_id: of, box }) => (of === id ? (box ?? []) : []));
        return picture(id, boxes, words.settled.before, data, facts, parts);
      }),
      picture(after, [], words.settled.after, data, facts, parts),
    ),
  );
}

/** In points. */
const pictureWidth = 200;

/** A photo with its number and its dates. */
function picture(
  imageId: string,
  boxes: readonly Box[],
  caption: (photo: string) => string,
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const shown = data.pictures.get(imageId);
  const photo = data.photos.find(({ image_id: id }) => id === imageId);
  const taken = photo === undefined ? null : takenAt(photo.evidence);
  const dates = [
    // The camera's day as it wrote it: its time zone may be unknown.
    ...(taken === null ? [] : [words.settled.taken(facts.day(taken.at.slice(0, 10)))]),
    ...(photo === undefined ? [] : [words.settled.received(facts.date(photo.created_at))]),
  ];
  const scale = shown === undefined ? 0 : pictureWidth / Math.max(shown.width, shown.height);
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
