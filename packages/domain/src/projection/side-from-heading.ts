import { oppositeDirection, type Direction } from '../zones/index.ts';
import { directionFromOffset } from './direction-from-offset.ts';

/** How the camera stood to the house: the one thing that a compass heading doesn't tell. */
export const cameraStances = ['towards', 'away'] as const;

export type CameraStance = (typeof cameraStances)[number];

/** Any length at which an offset tells a direction. */
const reachMeters = 100;

/**
 * The side of the house that a photo shows, from its heading and the owner's word on how the camera stood: held
 * toward the house, it shows the side at its back. Null exactly between two sides.
 * @param heading degrees clockwise from north in which the camera looked
 */
export function sideFromHeading(heading: number, stance: CameraStance): Direction | null {
  const radians = (heading * Math.PI) / 180;
  const looked = directionFromOffset({
    northMeters: Math.cos(radians) * reachMeters,
    eastMeters: Math.sin(radians) * reachMeters,
  });
  if (looked === null) return null;
  return stance === 'towards' ? oppositeDirection(looked) : looked;
}
