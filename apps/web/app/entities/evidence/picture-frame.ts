import type { Box } from '@dss/domain';

/** A picture behind a frame that crops it, in percent of the frame's width and height. */
export interface FramedPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the frame the box may fill, so that its surroundings remain visible. */
const boxShare = 0.6;
/** How much it may fill where the picture would have to leave a gap for more of its surroundings. */
const tightShare = 0.94;
/** The most that a small box is magnified. */
const closest = 2.5;

/**
 * Fills a frame with a picture around a box: as close as the box allows, and centered on it as far as the picture's
 * edges allow. A box that is too tall or wide for that is shown whole, with gaps beside the picture: two lines of it would
 * mark nothing. Without a box, shows the middle of the picture.
 * @param pictureRatio width by height
 * @param frameRatio width by height
 */
export function framePicture(
  pictureRatio: number,
  frameRatio: number,
  box: Box | null,
): FramedPicture {
  // The smallest size that covers the frame, in units of the frame.
  const covering =
    pictureRatio >= frameRatio
      ? { width: pictureRatio / frameRatio, height: 1 }
      : { width: 1, height: frameRatio / pictureRatio };
  const scale = box === null ? 1 : scaleFor(box, covering);
  const width = covering.width * scale;
  const height = covering.height * scale;
  const middle = box === null ? half : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    left: offsetOf(middle.x, width) * 100,
    top: offsetOf(middle.y, height) * 100,
    width: width * 100,
    height: height * 100,
  };
}

const half = { x: 0.5, y: 0.5 };

function scaleFor(box: Box, covering: { readonly width: number; readonly height: number }): number {
  const filling = (share: number) =>
    Math.min(share / (box.width * covering.width), share / (box.height * covering.height));
  const whole = Math.min(1 / covering.width, 1 / covering.height);
  return Math.max(Math.min(closest, filling(boxShare)), Math.min(1, filling(tightShare)), whole);
}

/**
 * The offset of a picture of this size that centers the point without showing an edge, in units of the frame. A picture that is smaller
 * than the frame is in its middle.
 */
function offsetOf(point: number, size: number): number {
  if (size < 1) return (1 - size) / 2;
  return Math.min(0, Math.max(1 - size, 0.5 - point * size));
}
