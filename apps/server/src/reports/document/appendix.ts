import { evidenceOrder, parseArea, takenAt, type Photo } from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, measure, view, whole, jpeg, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

/** Every photo with what is known about it, and who says so. */
export function appendixSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const { photos } = data;
  return [
    parts.opening(
      words.appendix.title,
      parts.lead(photos.length === 0 ? words.appendix.none : words.appendix.lead),
    ),
    ...rowsOf(photos.map((photo, index) => entry(photo, index + 1, data, facts, parts))),
  ];
}

const gap = 10;
/** A contact sheet: so many side by side. */
const inRow = 5;
const thumbnailWidth = (measure - (inRow - 1) * gap) / inRow;
const thumbnailHeight = 56;
const factSize = { fontSize: 6.8 } as const;

function rowsOf(entries: readonly ReactElement[]): ReactElement[] {
  return entries.flatMap((_entry, index) =>
    index % inRow === 0
      ? whole(
          {
            flexDirection: 'row',
            gap,
            borderTopWidth: 0.75,
            borderTopColor: color.line,
            paddingVertical: 3,
          },
          ...entries.slice(index, index + inRow),
        )
      : [],
  );
}

function entry(
  photo: Photo,
  number: number,
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const thumbnail = data.thumbnails.get(photo.image_id);
  const counted = data.analysis.photos.find(({ image_id: id }) => id === photo.image_id);
  const taken = takenAt(photo.evidence);
  const fact = (label: string, content: string) =>
    parts.small([parts.strong(`${label}: `), content], factSize);
  const area = parseArea(photo.placement?.area);
  const side = facts.sideOfPhoto(photo);
  const shows = [...(side === null ? [] : [side]), ...(area === null ? [] : [words.areas[area]])];
  const notes = [photo.placement?.name, photo.placement?.caption].filter(
    (note): note is string => typeof note === 'string' && note.trim() !== '',
  );
  const unknown = words.appendix.unknown;
  const known = [
    {
      label: words.appendix.taken,
      said:
        taken === null
          ? []
          : [`${facts.cameraTime(taken.at)} (${words.appendix.sources[taken.source]})`],
    },
    { label: words.appendix.place, said: places(photo, words) },
    { label: words.appendix.heading, said: headings(photo, words) },
  ];
  const notKnown = known.flatMap(({ label, said }) => (said.length === 0 ? label : []));
  return view(
    { width: thumbnailWidth, gap: 2 },
    view(
      { width: thumbnailWidth },
      thumbnail === undefined
        ? view({ width: thumbnailWidth, height: 80, backgroundColor: color.sunk })
        : tagged(
            'Figure',
            jpeg(thumbnail.jpeg, {
              width: thumbnailWidth,
              height: thumbnailHeight,
              objectFit: 'contain',
            }),
            { alt: facts.pictureOf(photo.image_id) },
          ),
    ),
    view(
      { gap: 0.5 },
      parts.strongHeading(words.appendix.photo(number)),
      ...(photo.file_name === null ? [] : [fact(words.appendix.file, photo.file_name)]),
      fact(
        words.appendix.side,
        shows.length === 0 ? unknown : `${shows.join(', ')} (${words.appendix.byOwner})`,
      ),
      ...known.flatMap(({ label, said }) => said.map((each) => fact(label, each))),
      ...(notKnown.length === 0 ? [] : [fact(notKnown.join(', '), unknown)]),
      fact(words.appendix.received, facts.shortMoment(photo.created_at)),
      fact(words.appendix.hash, inGroups(photo.sha256)),
      ...(photo.chosen_sha256 === null || photo.chosen_sha256 === photo.sha256
        ? []
        : [fact(words.appendix.chosenHash, inGroups(photo.chosen_sha256))]),
      ...notes.map((note) => parts.small(words.appendix.note(note))),
      ...((counted?.not_counted ?? null) === null ? [] : [parts.small(words.appendix.notCounted)]),
    ),
  );
}

/** Where it was taken, by each source that says so, and where its owner placed it; nothing if nobody says. */
function places({ evidence, placement }: Photo, words: Facts['words']): string[] {
  const at = (lat: number, lng: number) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
  const said = evidenceOrder.flatMap((source) => {
    const { lat = null, lng = null, accuracy_m: accuracy = null } = evidence[source] ?? {};
    if (lat === null || lng === null) return [];
    const within =
      accuracy === null ? '' : ` ${words.appendix.accuracy(Math.max(1, Math.round(accuracy)))}`;
    return [`${at(lat, lng)}${within} (${words.appendix.sources[source]})`];
  });
  const placed =
    placement === null
      ? []
      : placement.lat !== null && placement.lng !== null
        ? [`${at(placement.lat, placement.lng)} (${words.appendix.byOwner})`]
        : placement.x_rel !== null
          ? [`${words.appendix.onMap} (${words.appendix.byOwner})`]
          : [];
  return [...distinct(said), ...placed];
}

function headings({ evidence }: Photo, words: Facts['words']): string[] {
  const said = evidenceOrder.flatMap((source) => {
    const { heading = null, heading_reference: reference = null } = evidence[source] ?? {};
    if (heading === null) return [];
    const kind = reference === 'magnetic' ? ` ${words.appendix.magnetic}` : '';
    return [`${Math.round(heading)}°${kind} (${words.appendix.sources[source]})`];
  });
  return distinct(said);
}

/** Leaves out what another source has already said. The first source is the best one. */
function distinct(said: readonly string[]): string[] {
  const facts = new Set<string>();
  return said.filter((each) => {
    const fact = each.slice(0, each.indexOf(' ('));
    if (facts.has(fact)) return false;
    facts.add(fact);
    return true;
  });
}

/** A hash in groups that fit a line whole: a longer one would be cut with a hyphen that isn't part of it. */
function inGroups(hash: string): string {
  return hash.match(/.{1,16}/g)?.join(' ') ?? hash;
}
