import type { LatLng } from '../projection/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import type { Facing, HouseSide, SideWords } from './house-side.ts';
import { doesHintCount, readSides, type PhotoSides, type SideNaming } from './read-sides.ts';

/** Where a photo was placed, as the API gives it. */
export interface SidePlacement {
  readonly direction: Direction | null;
  readonly direction_said_as: SideWords;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly x_rel: number | null;
  readonly y_rel: number | null;
}

export interface NamedHome {
  readonly front_faces: Facing;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly missing_sides: readonly HouseSide[];
}

/** An answer about one side, as the API gives it; null if it is about the whole house. */
export interface SideAnswer {
  readonly side: Direction | null;
  readonly side_said_as: SideWords;
}

/**
 * How the sides of a home are named wherever they are shown together. Without a known front a compass name is given only if the
 * sides came from the compass or the map.
 * @param analysis the result that is shown, or null before there is one
 * @param answers give the names where no photo's side is known
 */
export function sideNaming(
  { front_faces: facing, lat, lng, missing_sides: nonexistent }: NamedHome,
  photos: readonly { readonly placement: SidePlacement | null }[],
  analysis: { readonly coverage_missing: readonly Direction[] } | null,
  answers: readonly SideAnswer[] = [],
): SideNaming {
  const center = centerOf({ lat, lng });
  const read = readSides(facing, placementsOf(photos), center);
  // If a side was seen although no photo was given one, the photo's own data gave it away, which can only be a
  // compass direction.
  const existing = directions.length - nonexistent.length;
  const hinted = analysis !== null && analysis.coverage_missing.length < existing;
  if (facing !== null || read.sides.some((side) => side !== null)) return read.naming;
  return hinted ? 'compass' : readSides(facing, answers.map(answeredPlacement), center).naming;
}

/**
 * Whether some sides of a home were named by the compass and others by the house, while nobody knows which way its front faces: only
 * that would tell which are the same.
 */
export function areNamingsMixed(
  { front_faces: facing }: Pick<NamedHome, 'front_faces'>,
  photos: readonly { readonly placement: SidePlacement | null }[],
  answers: readonly SideAnswer[],
): boolean {
  if (facing !== null) return false;
  const named = new Set([
    ...photos.flatMap(({ placement }) =>
      placement === null || placement.direction === null ? [] : placement.direction_said_as,
    ),
    ...answers.flatMap(({ side, side_said_as: saidAs }) => (side === null ? [] : saidAs)),
  ]);
  return named.size > 1;
}

/** What the owner says of the sides that photos show, by the client's ids. */
export function photoSidesOf(
  { front_faces: facing, ...pin }: Pick<NamedHome, 'front_faces' | 'lat' | 'lng'>,
  photos: readonly { readonly image_id: string; readonly placement: SidePlacement | null }[],
): PhotoSides {
  const read = readSides(facing, placementsOf(photos), centerOf(pin));
  return {
    said: new Map(
      photos.flatMap(({ image_id: id, placement }, index) =>
        placement === null ? [] : [[id, read.sides[index] ?? null]],
      ),
    ),
    hintCounts: doesHintCount(read),
  };
}

/** What tells of a finding on a side: a photo, or the answer to a question. */
export interface SideEvidence {
  readonly side: Direction | null;
  readonly source: 'provider' | 'owner';
  readonly question_id: string | null;
}

/**
 * The name to give one side of a finding in a home whose sides are named by `naming`: where answers alone tell of that side, the one
 * that the owner gave, because nobody knows how it matches the other.
 */
export function sideNamingOf(
  naming: SideNaming,
  side: Direction | 'whole_house' | 'unknown',
  evidence: readonly SideEvidence[],
  answers: readonly (SideAnswer & { readonly question_id: string })[],
): SideNaming {
  if (naming === 'both') return naming;
  const about = evidence.filter((each) => each.side === side);
  const given = answers.filter((answer) =>
    about.some((each) => each.question_id === answer.question_id && answer.side === side),
  );
  const [first] = given;
  const isAllTold =
    about.every(({ source }) => source === 'owner') &&
    given.every((each) => each.side_said_as === first?.side_said_as);
  return isAllTold && first !== undefined ? first.side_said_as : naming;
}

function answeredPlacement({ side, side_said_as: saidAs }: SideAnswer) {
  const nowhere = { automatic: false, lat: null, lng: null, xRel: null, yRel: null };
  return { ...nowhere, direction: side, directionSaidAs: saidAs };
}

function placementsOf(photos: readonly { readonly placement: SidePlacement | null }[]) {
  return photos.map(({ placement }) => placement && namedPlacement(placement));
}

function centerOf({ lat, lng }: Pick<NamedHome, 'lat' | 'lng'>): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function namedPlacement({ direction, direction_said_as: saidAs, ...place }: SidePlacement) {
  const { lat, lng, x_rel: xRel, y_rel: yRel } = place;
  return { automatic: false, direction, directionSaidAs: saidAs, lat, lng, xRel, yRel };
}
