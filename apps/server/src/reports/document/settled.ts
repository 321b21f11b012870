import {
  firstReport,
  isBeforeReport,
  isTakenAfter,
  isTakenBefore,
  takenAt,
  type Box,
  type FinishedWork,
  type FirstReport,
  type Photo,
  type RemovedHazard,
  type ReportedDone,
  type WorkView,
} from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { drawing, frames, inTitleCase } from './findings.ts';
import { color, measure, view, whole, jpeg, type Parts } from './parts.ts';
import type { HomeData } from './report-data.ts';
import { tagged } from './tag.ts';

/**
 * Work that the owner says is done, what it rests on, and its photos from before and after or else its drawing; nothing if there is
 * none. It stands two to a row, what has two pictures first.
 */
export function settledSection(data: HomeData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const items = data.work.flatMap((work) =>
    byPhotos(work).map((alike) => settled(alike, work, data, facts, parts)),
  );
  if (items.length === 0) return [];
  const pairs = items.filter(({ pictures }) => pictures > 1);
  const single = items.filter(({ pictures }) => pictures < 2);
  const row = (...all: readonly Settled[]) =>
    whole(
      {
        flexDirection: 'row',
        gap: pictureGap,
        borderTopWidth: 0.75,
        borderTopColor: color.line,
        paddingBottom: 6,
      },
      ...all.map(({ element }) => element),
    );
  return [
    parts.opening(words.settled.title, parts.lead(words.settled.lead)),
    ...[pairs, single].flatMap((alike) =>
      alike.flatMap((_item, index) =>
        index % 2 === 0 ? [row(...alike.slice(index, index + 2))] : [],
      ),
    ),
  ];
}

/** One of finished work as it is drawn, and how many pictures it has. */
interface Settled {
  readonly pictures: number;
  readonly element: ReactElement;
}

/** Hazards of some work that the same photos show. */
interface Alike {
  readonly hazards: readonly RemovedHazard<Photo>[];
  readonly views: readonly WorkView<Photo>[];
  readonly photos: readonly Photo[];
}

/** What some work removed, so that each of its photos is printed once. What no photo shows has a drawing of its own. */
function byPhotos({ hazards, views }: FinishedWork<Photo>): Alike[] {
  const alike = new Map<string, Alike>();
  for (const hazard of hazards) {
    const { hazardType, photos } = hazard;
    const shown = views.filter(({ hazardTypes }) => hazardTypes.includes(hazardType));
    const ids = [...shown.map(({ before }) => before), ...photos].map(({ image_id: id }) => id);
    const key = ids.length === 0 ? hazardType : JSON.stringify(ids);
    const others = alike.get(key)?.hazards ?? [];
    alike.set(key, { hazards: [...others, hazard], views: shown, photos });
  }
  return [...alike.values()];
}

function settled(
  { hazards, views, photos }: Alike,
  { done }: FinishedWork<Photo>,
  data: HomeData,
  facts: Facts,
  parts: Parts,
): Settled {
  const work = {
    done,
    reported: firstReport(
      hazards.flatMap(({ found }) => found),
      data,
    ),
  };
  const shown = [
    ...views.flatMap(({ before, boxes, after }): Shown[] => [
      { imageId: before.image_id, boxes, when: 'before' },
      ...(after === null ? [] : [{ imageId: after.image_id, boxes: [], when: 'after' as const }]),
    ]),
    ...photos.map(({ image_id: imageId }): Shown => ({ imageId, boxes: [], when: 'after' })),
  ];
  const isPair = shown.length > 1;
  const pictures = shown.map((each) => picture(each, work, data, facts, parts));
  const [first] = hazards;
  const element = view(
    isPair
      ? { justifyContent: 'space-between', width: halfWidth }
      : { flexDirection: 'row', gap: pictureGap, width: halfWidth },
    view(
      isPair ? {} : { width: pictureWidth },
      ...hazards.flatMap((hazard) => saidOf(hazard, done, data, facts, parts)),
    ),
    pictures.length === 0 && first !== undefined
      ? drawing(first.hazardType, facts, parts)
      : view(
          { flexDirection: 'row', flexWrap: 'wrap', gap: pictureGap, marginTop: 6 },
          ...pictures,
        ),
  );
  return { pictures: pictures.length, element };
}

/** What its owner says of a hazard that is gone, and what that rests on. */
function saidOf(
  { hazardType, basis, sides, found, reason, isFoundAgain }: RemovedHazard<Photo>,
  done: ReportedDone | null,
  data: HomeData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const where = sides.length === 0 ? [] : [inTitleCase(facts.sides(sides))];
  return [
    parts.cardHeading(facts.hazard(hazardType).title),
    parts.strong(words.settled.bases[basis]),
    parts.small(
      [
        ...where,
        ...(done === null ? [] : [words.settled.doneOn(facts.day(done.done_on))]),
        ...(reason === null ? [] : [words.answers.reason(reason)]),
      ].join(' · '),
    ),
    ...(done !== null && isBeforeReport(done.done_on, firstReport(found, data))
      ? [parts.small(words.settled.doneBeforeReport)]
      : []),
    ...(isFoundAgain ? [parts.small(words.settled.again)] : []),
  ];
}

/** What the dates of a photo are held against. */
interface WorkDates {
  readonly done: ReportedDone | null;
  /** When the hazard was first known to be there. */
  readonly reported: FirstReport | null;
}

/** A photo of finished work. */
interface Shown {
  readonly imageId: string;
  readonly boxes: readonly Box[];
  readonly when: 'before' | 'after';
}

/** In points: four columns, of pictures or of what is said of one. */
const pictureGap = 12;
const pictureWidth = (measure - 3 * pictureGap) / 4;
const pictureHeight = 93;
const halfWidth = 2 * pictureWidth + pictureGap;

/** A photo from before or after finished work, with its number and its dates, and whether they can't be right. */
function picture(
  { imageId, boxes, when }: Shown,
  work: WorkDates,
  data: HomeData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const caption = words.settled[when];
  const shown = data.pictures.get(imageId);
  const photo = data.photos.find(({ image_id: id }) => id === imageId);
  const taken = photo === undefined ? null : takenAt(photo.evidence);
  const dates = [
    ...datesOf(taken, when, work, words, facts.day),
    ...(photo === undefined ? [] : [words.settled.received(facts.date(photo.created_at))]),
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
              jpeg(shown.jpeg, { width: shown.width * scale, height: shown.height * scale }),
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

/** The camera's day as it wrote it, since its time zone may be unknown, and whether that can't be right. */
function datesOf(
  taken: ReturnType<typeof takenAt>,
  when: 'before' | 'after',
  { done, reported }: WorkDates,
  words: Facts['words'],
  dayText: Facts['day'],
): string[] {
  if (taken === null) return [];
  const day = taken.at.slice(0, 10);
  if (when === 'after' && isBeforeReport(day, reported)) {
    return [words.settled.datedBeforeReport(dayText(day))];
  }
  return [
    words.settled.taken(dayText(day)),
    ...(done === null ? [] : wronglyDated(taken, when, done.done_on, words)),
  ];
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
