import {
  assessorName,
  tellersOfWord,
  guidanceFor,
  hazardById,
  lawPlaceOf,
  mayHoldIn,
  hazardTextsEn,
  hazardTextsEs,
  houseSideOf,
  parseArea,
  questionTextsEn,
  questionTextsEs,
  ruleTextsEn,
  ruleTextsEs,
  shownSources,
  rulesIn,
  sideNaming,
  sideNamingOf,
  sourcesIn,
  stateNamesEn,
  stateNamesEs,
  takenAt,
  type Direction,
  type Evidence,
  type HazardTypeId,
  type Locale,
  type Photo,
  type SideNaming,
  type SideWords,
  type SourceId,
  type StateCode,
} from '@dss/domain';
import { citationsIn } from './citations.ts';
import { datesIn } from './dates.ts';
import type { HomeData } from './report-data.ts';
import { reportWords } from './words.ts';

/** Languages as they are written in the United States. */
const formats: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

type FactSide = Direction | 'whole_house' | 'unknown';

/** Turns what is known of a home into words of the report's language. */
export function factsOf(data: HomeData) {
  const { locale, photos, property } = data;
  const words = reportWords[locale];
  const format = formats[locale];
  const dates = datesIn(format, words.appendix.noZone);
  const facing = property.front_faces;
  const numbers = new Map(photos.map((photo, index) => [photo.image_id, index + 1]));
  const { state } = property;
  const madeOn = data.madeAt.slice(0, 10);
  const { area: lawArea } = lawPlaceOf(property, data.addressFacts);
  const citations = citationsIn(locale);
  const list = new Intl.ListFormat(format, { type: 'conjunction' });

  const naming = sideNaming(property, photos, data.analysis, data.answers);
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

  /** The side that a photo was said to show; null if none was. */
  const sideOfPhoto = ({ placement }: Photo): string | null =>
    placement === null || placement.direction === null
      ? null
      : saidSide(placement.direction, placement.direction_said_as);

  /** In place of a photo for who can't see it: 'Photo 2, north side, roof: Wood shake or shingle roof'. */
  const pictureOf = (imageId: string, shows: string | null = null): string => {
    const shown = photos.find((each) => each.image_id === imageId);
    const direction = shown === undefined ? null : sideOfPhoto(shown);
    const area = parseArea(shown?.placement?.area);
    const picture = [
      photo(imageId),
      ...(direction === null ? [] : [direction]),
      ...(area === null ? [] : [words.areas[area]]),
    ].join(', ');
    return shows === null ? picture : `${picture}: ${shows}`;
  };

  return {
    ...citations,
    references: (ids: readonly SourceId[]) => citations.references(sourcesIn(ids, state)),
    /** The rules that hold where the home is. */
    rulesOf: (type: HazardTypeId) => rulesIn(hazardById(type).rules, state, madeOn, lawArea),
    /** Whether those are all that the law asks. */
    knowsRules: state === 'CA' && mayHoldIn('in_force_in_areas', lawArea),
    madeOn,
    ...dates,
    words,
    locale,
    list: (items: readonly string[]) => list.format(items),
    number: (value: number, digits = 0) =>
      value.toLocaleString(format, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    side,
    sideOfPhoto,
    saidSide,
    /** @param evidence of what was found there */
    sides: (of: readonly FactSide[], evidence: readonly Evidence[] = []) =>
      list.format(
        of.map((each) => sideIn(each, sideNamingOf(naming, each, evidence, data.answers))),
      ),
    numberOf: (imageId: string) => numbers.get(imageId) ?? null,
    photo,
    pictureOf,
    photosList: (imageIds: readonly string[]) =>
      imageIds
        .flatMap((id) => numbers.get(id) ?? [])
        .toSorted((one, other) => one - other)
        .join(', '),
    /** 'The owner said so; photo 2, back, first five feet, taken July 1, 2026' where the owner marked it; else 'Added at this stop: photo 2'. */
    ownerPhoto: (of: Photo, isMarked: boolean, whoSaid: string): string => {
      const taken = takenAt(of.evidence);
      const shown = [
        pictureOf(of.image_id),
        // Its day, too: a photo that was added on a walk may be years old.
        ...(taken === null ? [] : [words.settled.taken(dates.day(taken.at.slice(0, 10)))]),
      ].join(', ');
      const { atStop } = words.answers;
      return isMarked ? `${whoSaid}; ${shown}` : `${whoSaid}. ${atStop(shown)}`;
    },
    /** Whose word it is: 'The owner said so', 'An assessor, Ana Ruiz, saw this on July 1, 2026', or both. */
    whoSaid: (evidence: readonly Pick<Evidence, 'source' | 'seen_by'>[]): string => {
      const { owner, assessors } = tellersOfWord(evidence);
      const seen = assessors.map((by) => words.answers.seen(assessorName(by), dates.day(by.on)));
      return (owner || seen.length === 0 ? [words.answers.ownerSaid, ...seen] : seen).join('; ');
    },
    hazard: (type: HazardTypeId) => (locale === 'es' ? hazardTextsEs : hazardTextsEn)[type],
    state: (code: StateCode) => (locale === 'es' ? stateNamesEs : stateNamesEn)[code],
    rules: locale === 'es' ? ruleTextsEs : ruleTextsEn,
    statement: (id: keyof typeof questionTextsEn) =>
      (locale === 'es' ? questionTextsEs : questionTextsEn)[id].statement,
    guidance: (type: HazardTypeId) => guidanceFor(type, locale),
    sources: (ids: readonly SourceId[]) => shownSources(sourcesIn(ids, state), locale),
  };
}

export type Facts = ReturnType<typeof factsOf>;
