import {
  directionOf,
  directions,
  houseSideOf,
  type Direction,
  type EvidenceSources,
  type Facing,
  type HouseOutline,
  type HouseSide,
  type WalkStop,
} from '@dss/domain';

import type { Upload } from '../../entities/photo/upload.ts';
import type { StopPhoto } from './stop-photos.ts';

/** What a photo's heading suggests. */
type HeadingProposal =
  | { readonly kind: 'side'; readonly imageId: string; readonly side: HouseSide }
  | { readonly kind: 'front'; readonly imageId: string; readonly facing: Direction };

/** For the owner to decide; `ask` offers to use the compass at all. */
export type SideProposal = HeadingProposal | { readonly kind: 'ask' };

/**
 * How far a heading may be from the middle of a side, in degrees: a compass beside a house errs by 10 to 20, magnetic north
 * lies up to 15 from the true one in most of the United States, and nobody aims exactly. What lies between two sides says nothing.
 */
const tolerance = 25;

export interface PhotographedHome {
  readonly facing: Facing;
  readonly missing: readonly HouseSide[];
  readonly outline: HouseOutline | null;
}

/**
 * What the heading of a stop's photo suggests: that it shows another side, or which way the front faces where that is unknown. Only
 * where the stop says how the camera stood: toward the house after stepping back, away from it after turning around.
 * @param heading degrees clockwise from north in which the camera looked
 */
export function proposedByHeading(
  stop: Pick<WalkStop, 'kind' | 'side'>,
  imageId: string,
  heading: number,
  { facing, missing, outline }: PhotographedHome,
): HeadingProposal | null {
  if (stop.side === null || !usesHeading(stop, facing)) return null;
  const bearing = stop.kind === 'yard' ? heading : heading + 180;
  const direction = directionAt(bearing - turnOf(outline));
  if (direction === null) return null;
  if (facing === null) {
    const front = directions.find((each) => directionOf(stop.side ?? 'front', each) === direction);
    return front === undefined ? null : { kind: 'front', imageId, facing: front };
  }
  const side = houseSideOf(direction, facing);
  return side === stop.side || missing.includes(side) ? null : { kind: 'side', imageId, side };
}

/** Whether a heading means anything at a stop. Which way the front faces follows only from a photo taken in front of a wall. */
function usesHeading({ kind, side }: Pick<WalkStop, 'kind' | 'side'>, facing: Facing): boolean {
  return side !== null && (kind === 'wall' || (kind === 'yard' && facing !== null));
}

/** What is to be decided about the newest photo of a stop. */
export interface OpenProposal {
  readonly proposal: SideProposal;
  /** Names it among those that were decided. */
  readonly key: string;
}

/**
 * What to propose about the newest photo of a stop; null if its heading suggests nothing, or it was decided before.
 * @param photo its heading in degrees, null if it has none; `mayAsk`: this device's compass is silent until it is asked
 * @param decided keys of what was agreed to or declined
 */
export function openProposal(
  stop: Pick<WalkStop, 'kind' | 'side'>,
  photo: {
    readonly imageId: string;
    readonly heading: number | null;
    readonly mayAsk: boolean;
  },
  home: PhotographedHome,
  decided: readonly string[],
): OpenProposal | null {
  const { imageId, heading, mayAsk } = photo;
  const asks = mayAsk && usesHeading(stop, home.facing);
  const proposal =
    heading === null
      ? asks
        ? ({ kind: 'ask' } as const)
        : null
      : proposedByHeading(stop, imageId, heading, home);
  if (proposal === null) return null;
  const key = proposal.kind === 'ask' ? 'ask' : `${imageId} ${proposal.kind}`;
  return decided.includes(key) ? null : { proposal, key };
}

/** The direction that a bearing clearly points to; null between two. @param bearing in degrees, of any turn */
function directionAt(bearing: number): Direction | null {
  const quarter = Math.round(bearing / 90);
  if (Math.abs(bearing - quarter * 90) > tolerance) return null;
  return directions[((quarter % 4) + 4) % 4] ?? null;
}

/** How far a traced house is turned from north, at most 45 degrees either way; 0 if it wasn't traced. */
function turnOf(outline: HouseOutline | null): number {
  const turn = (outline?.rotation_deg ?? 0) % 90;
  return turn > 45 ? turn - 90 : turn;
}

/** The heading of a stop's photo: what its camera wrote, else what the compass said when it was taken; null if neither did. */
export function headingOfPhoto(
  photo: StopPhoto,
  upload: Upload | undefined,
  compass: number | undefined,
): number | null {
  const evidence: Partial<EvidenceSources> = 'photo' in photo ? photo.photo.evidence : {};
  return (
    evidence.browser?.heading ??
    evidence.server?.heading ??
    upload?.prepared?.evidence?.heading ??
    evidence.device?.heading ??
    compass ??
    null
  );
}
