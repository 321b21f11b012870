import { mapView, type RelativePosition } from '@dss/domain';

/** Side length of the overlay in its own units: one per CSS pixel of the map view at full size. */
export const square = mapView.pixels;

/** A closed SVG path through positions in the view. */
export function pathThrough(points: readonly RelativePosition[]): string {
  const steps = points.map(
    ({ xRel, yRel }) => `${(xRel * square).toFixed(1)} ${(yRel * square).toFixed(1)}`,
  );
  return steps.length === 0 ? '' : `M${steps.join('L')}Z`;
}

/** Whether a position isn't beyond the view's edge. */
export function isInView({ xRel, yRel }: RelativePosition): boolean {
  return xRel >= 0 && xRel <= 1 && yRel >= 0 && yRel <= 1;
}

/** CSS position of something in the view. */
export function placedAt({ xRel, yRel }: RelativePosition): { left: string; top: string } {
  return { left: `${xRel * 100}%`, top: `${yRel * 100}%` };
}

/**
 * Theme of what is drawn on the picture. The picture has no dark version, so light lines with dark edges fit both
 * themes.
 */
export const overlayTheme = 'light';
