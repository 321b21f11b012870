import {
  assessorName,
  factThatCounts,
  parseArea,
  takenAt,
  tellersOfWord,
  type Photo,
} from '@dss/domain';
import { Document, Image } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { factsOf, type Facts } from './facts.ts';
import { familiesFor } from './fonts.ts';
import { listSections } from './packet-lists.ts';
import { placeSection, saleSection } from './packet-place.ts';
import { packetWords, type PacketWords } from './packet-words.ts';
import { mark, pageWith } from './page.ts';
import { color, measure, partsIn, view, whole, type Parts } from './parts.ts';
import type { PacketData } from './report-data.ts';
import { plainText, settingWith } from './settable.ts';
import { settledSection } from './settled.ts';
import { tagged } from './tag.ts';
import { drawTagged, type DrawnPdf } from './tagged-pdf.ts';

/**
 * Draws what a seller hands over at a sale: where the home is, what the law asks of the sale there, how the home stands on all that is
 * looked at and what each rests on, finished work, and every photo with its date. It has neither names of files nor notes: it is for
 * strangers.
 */
export async function drawPacket(data: PacketData): Promise<DrawnPdf> {
  const facts = factsOf(data);
  const words = packetWords[data.locale];
  const families = await familiesFor(plainText(freeText(data)));
  const setting = settingWith(families.has, facts.words.leftOut.mark);
  const parts = partsIn(families, setting);
  const [checkPage = ''] = data.checkUrl.split('#');
  const page = pageWith(families.text, words.footer(data.code, checkPage), facts.words.page);
  const context: Context = { data, facts, words, parts };
  const sections = [
    ...placeSection(data, facts, parts),
    ...saleSection(data, facts, parts),
    ...listSections(data, facts, parts),
    ...settledSection(data, facts, parts),
    ...papersSection(context),
    ...photosSection(context),
  ];
  // After the sections, to know whether something in them was left out.
  const head = header(context, setting.isAnythingLeftOut());
  return drawTagged(createElement(Document, {}, page('packet', head, ...sections)), {
    title: plainText(`${words.title}: ${data.property.address_formatted}`),
    language: data.locale === 'es' ? 'es-US' : 'en-US',
    subject: `${facts.words.code} ${data.code}`,
    madeAt: new Date(data.madeAt),
  });
}

interface Context {
  readonly data: PacketData;
  readonly facts: Facts;
  readonly words: PacketWords;
  readonly parts: Parts;
}

/** Everything that people typed: what may hold any letter. */
function freeText({ property, addressFacts, answers, photos, madeBy }: PacketData): string {
  const district = factThatCounts(addressFacts.fire_district);
  const county = factThatCounts(addressFacts.county);
  return [
    property.address,
    property.address_formatted,
    madeBy?.name ?? '',
    district?.value?.name ?? '',
    district?.value?.phone ?? '',
    county?.value?.name ?? '',
    ...[...answers, ...photos].flatMap(({ seen_by: by }) =>
      by === undefined ? [] : [by.name ?? '', by.organization ?? ''],
    ),
  ].join(' ');
}

function header({ data, facts, words, parts }: Context, isLeftOut: boolean): ReactElement {
  const { address, address_formatted: place, handed_over_at: handedOver } = data.property;
  const made = words.made(facts.moment(data.madeAt));
  return view(
    {},
    view(
      { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 3 },
      mark(),
      parts.strong('Defensible Space Score'),
    ),
    parts.coverTitle(words.title),
    parts.strong(place, {
      fontSize: place.length > 70 ? 9 : 13,
      lineHeight: 1.3,
      marginTop: 2,
    }),
    ...(address === place ? [] : [parts.small(facts.words.nickname(address))]),
    parts.small(
      data.madeBy === null
        ? made
        : `${words.madeBy[data.madeBy.role](data.madeBy.name)} ${facts.moment(data.madeAt)}.`,
    ),
    ...(isLeftOut ? [parts.small(words.leftOut)] : []),
    view(
      { marginTop: 6, padding: 8, backgroundColor: color.sunk, borderRadius: 3, gap: 3 },
      ...words.is.map((sentence) => parts.text(sentence)),
      ...(handedOver === undefined
        ? []
        : [parts.text(facts.words.handedOver(facts.date(handedOver)))]),
    ),
    view(
      { marginTop: 4 },
      parts.small(facts.words.checkAt),
      parts.smallLink(data.checkUrl, data.checkUrl),
    ),
  );
}

/** What is kept of the home besides photos and answers, each with its date. */
function papersSection({ data, facts, words, parts }: Context): ReactElement[] {
  const { papers } = words;
  const visits = tellersOfWord([...data.answers, ...data.photos]).assessors;
  const photographed = data.work.flatMap(({ done, hazards }) =>
    hazards
      .filter(({ basis }) => basis !== 'said')
      .map(({ hazardType }) => {
        const title = facts.hazard(hazardType).title;
        return done === null
          ? papers.undatedWork(title)
          : papers.work(title, facts.day(done.done_on));
      }),
  );
  const listed = [
    ...visits
      .toSorted((one, other) => one.on.localeCompare(other.on))
      .map((by) => papers.visit(assessorName(by), facts.day(by.on))),
    ...photographed,
  ];
  return [
    parts.opening(papers.title, parts.lead(papers.lead)),
    ...(listed.length === 0
      ? [parts.text(papers.none)]
      : [
          parts.list(
            { gap: 2 },
            listed.map((item) => [{}, parts.text(item)] as const),
          ),
        ]),
    parts.small(papers.notHere, { marginTop: 3 }),
  ];
}

const gap = 12;
const inRow = 3;
const pictureWidth = (measure - (inRow - 1) * gap) / inRow;
const pictureHeight = 120;

/** Every photo with its number, what it shows and its dates; nothing without photos, which the first page says. */
function photosSection(context: Context): ReactElement[] {
  const { data, words, parts } = context;
  const { photos } = data;
  if (photos.length === 0) return [];
  const entries = photos.map((photo, index) => photoEntry(photo, index + 1, context));
  return [
    parts.opening(words.photos.title, parts.lead(words.photos.lead)),
    ...entries.flatMap((_entry, index) =>
      index % inRow === 0
        ? whole(
            { flexDirection: 'row', gap, marginBottom: 10 },
            ...entries.slice(index, index + inRow),
          )
        : [],
    ),
  ];
}

function photoEntry(photo: Photo, number: number, { data, facts, words, parts }: Context) {
  const shown = data.pictures.get(photo.image_id);
  const side = facts.sideOfPhoto(photo);
  const area = parseArea(photo.placement?.area);
  const taken = takenAt(photo.evidence);
  const scale =
    shown === undefined ? 0 : Math.min(pictureWidth / shown.width, pictureHeight / shown.height);
  return view(
    { width: pictureWidth, gap: 2 },
    ...(shown === undefined
      ? []
      : [
          tagged(
            'Figure',
            createElement(Image, {
              src: { data: Buffer.from(shown.jpeg), format: 'jpg' },
              style: { width: shown.width * scale, height: shown.height * scale },
            }),
            { alt: facts.pictureOf(photo.image_id) },
          ),
        ]),
    parts.strongHeading(
      [
        facts.words.appendix.photo(number),
        ...(side === null ? [] : [side]),
        ...(area === null ? [] : [facts.words.areas[area]]),
      ].join(', '),
    ),
    parts.small(
      taken === null ? words.photos.undated : words.photos.taken(facts.cameraTime(taken.at)),
      { color: color.ink },
    ),
    parts.small(
      photo.seen_by === undefined
        ? words.photos.received(facts.date(photo.created_at))
        : words.photos.addedBy(assessorName(photo.seen_by), facts.day(photo.seen_by.on)),
    ),
  );
}
