import { mapView, type RelativePosition } from '@dss/domain';

/** Width and height of the overlay's own units: one for each CSS pixel of the map view at its full size. */
export const square = mapView.pixels;

/** A closed way through positions of the view, as SVG draws it. */
export function pathThrough(points: readonly RelativePosition[]): string {
  const steps = points.map(
    ({ xRel, yRel }) => `${(xRel * square).toFixed(1)} ${(yRel * square).toFixed(1)}`,
  );
  return steps.length === 0 ? '' : `M${steps.join('L')}Z`;
}

/** Where something stands over the view, for a style. */
export function placedAt({ xRel, yRel }: RelativePosition): { left: string; top: string } {
  return { left: `${xRel * 100}%`, top: `${yRel * 100}%` };
}

/** The theme of what is drawn on the ground: its picture knows no night, so light lines with dark edges stay what shows on it. */
export const overGround = 'light';
