import {
  guidanceFor,
  hazardTextsEn,
  hazardTextsEs,
  houseSideOf,
  parseArea,
  questionTextsEn,
  questionTextsEs,
  ruleTextsEn,
  ruleTextsEs,
  shownSources,
  sideNaming,
  takenAt,
  type Direction,
  type HazardTypeId,
  type Locale,
  type Photo,
  type ShownSource,
  type SideNaming,
  type SideWords,
  type SourceId,
} from '@dss/domain';
import type { ReportData } from './report-data.ts';
import { reportWords } from './words.ts';

/** Languages as they are written in the United States. */
const formats: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
/** Where most homes are. Each time names its zone. */
const timeZone = 'America/Los_Angeles';

type FactSide = Direction | 'whole_house' | 'unknown';

/** Turns what is known of a home into words of the report's language. */
export function factsOf(data: ReportData) {
  const { locale, photos, property } = data;
  const words = reportWords[locale];
  const format = formats[locale];
  const facing = property.front_faces;
  const numbers = new Map(photos.map((photo, index) => [photo.image_id, index + 1]));
  const list = new Intl.ListFormat(format, { type: 'conjunction' });

  const naming = sideNaming(property, photos, data.analysis);
  const sideIn = (of: FactSide, by: SideNaming): string => {
    if (of === 'whole_house' || of === 'unknown' || by === 'compass') return words.sides[of];
    const ofHouse = words.houseSides[houseSideOf(of, facing)];
    return by === 'both' ? `${ofHouse} (${words.compass[of]})` : ofHouse;
  };
  const side = (of: FactSide): string => sideIn(of, naming);
  /** What its owner named is said in the owner's words, unless both are known. */
  const saidSide = (of: Direction, saidAs: SideWords): string =>
    sideIn(of, naming === 'both' ? naming : saidAs);

  const photo = (imageId: string): string => {
    const number = numbers.get(imageId);
    return number === undefined ? words.answers.photoGone : words.photoOf(number);
  };

  /** Documents in the order in which they are first referred to. */
  const cited = new Map<string, ShownSource>();
  const references = (ids: readonly SourceId[]): string =>
    shownSources(ids, locale)
      .map((source) => {
        // Marked if anything that is cited from it, here or elsewhere, wasn't compared with it.
        const compared = source.compared && (cited.get(source.id)?.compared ?? true);
        cited.set(source.id, { ...source, compared });
        return `[${[...cited.keys()].indexOf(source.id) + 1}]`;
      })
      .join('');

  return {
    references,
    cited: (): readonly ShownSource[] => [...cited.values()],
    words,
    locale,
    list: (items: readonly string[]) => list.format(items),
    number: (value: number, digits = 0) =>
      value.toLocaleString(format, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    date: (iso: string) =>
      new Date(iso).toLocaleDateString(format, { dateStyle: 'long', timeZone }),
    /** Of a day alone, '2026-11-20', which has no time zone. */
    day: (iso: string) =>
      new Date(iso).toLocaleDateString(format, { dateStyle: 'long', timeZone: 'UTC' }),
    /** A moment, with its time zone. */
    moment: (iso: string) => momentIn(format, iso, { timeZone, timeZoneName: 'short' }),
    /** A camera's time as it wrote it, '2026-11-20T09:14:05'. Without a zone nobody knows which one it means. */
    cameraTime: (at: string): string => {
      const [, clock, zone = ''] = /^([\d-]+T[\d:]+)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(at) ?? [];
      if (clock === undefined || Number.isNaN(Date.parse(at))) return at;
      if (zone !== '') return momentIn(format, at, { timeZone, timeZoneName: 'short' });
      return `${momentIn(format, `${clock}Z`, { timeZone: 'UTC' })}, ${words.appendix.noZone}`;
    },
    side,
    /** The side that a photo was said to show; null if none was. */
    sideOfPhoto: ({ placement }: Photo): string | null =>
      placement === null || placement.direction === null
        ? null
        : saidSide(placement.direction, placement.direction_said_as),
    saidSide,
    sides: (of: readonly FactSide[]) => list.format(of.map(side)),
    numberOf: (imageId: string) => numbers.get(imageId) ?? null,
    photo,
    photosList: (imageIds: readonly string[]) =>
      imageIds
        .flatMap((id) => numbers.get(id) ?? [])
        .toSorted((one, other) => one - other)
        .join(', '),
    /** 'The owner said so; photo of the back, first five feet, 14:32'. */
    ownerPhoto: (of: Photo): string => {
      const direction = of.placement?.direction ?? null;
      const area = parseArea(of.placement?.area);
      const time = clockTime(takenAt(of.evidence)?.at ?? null);
      const shows =
        direction === null
          ? words.photoOf(numbers.get(of.image_id) ?? 0)
          : naming !== 'both' && of.placement?.direction_said_as === 'compass'
            ? words.ofSide[direction]
            : words.ofHouseSide[houseSideOf(direction, facing)];
      return words.answers.ownerSaid(
        [
          shows,
          ...(area === null ? [] : [words.areas[area]]),
          ...(time === null ? [] : [time]),
        ].join(', '),
      );
    },
    hazard: (type: HazardTypeId) => (locale === 'es' ? hazardTextsEs : hazardTextsEn)[type],
    rules: locale === 'es' ? ruleTextsEs : ruleTextsEn,
    question: (id: keyof typeof questionTextsEn) =>
      (locale === 'es' ? questionTextsEs : questionTextsEn)[id].question,
    guidance: (type: HazardTypeId) => guidanceFor(type, locale),
    sources: (ids: readonly SourceId[]) => shownSources(ids, locale),
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** 'November 20, 2026, 9:14:05 AM PST', with the spaces that every font has. */
function momentIn(format: string, iso: string, zone: Intl.DateTimeFormatOptions): string {
  return new Date(iso)
    .toLocaleString(format, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      ...zone,
    })
    .replaceAll(/\s/gu, ' ');
}

/** '14:32' of a time as its camera wrote it. */
function clockTime(at: string | null): string | null {
  return at === null ? null : (/T(\d\d:\d\d)/.exec(at)?.[1] ?? null);
}
