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
/** The most that a small box is magnified. */
const closest = 2.5;

/**
 * Fills a frame with a picture around a box: as close as the box allows, and centered on it as far as the picture's
 * edges allow. Without a box, shows the middle of the picture.
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
  const closer =
    box === null
      ? 1
      : Math.min(
          closest,
          boxShare / (box.width * covering.width),
          boxShare / (box.height * covering.height),
        );
  const scale = Math.max(1, closer);
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

/** The offset of a picture of this size that centers the point without showing an edge, in units of the frame. */
function offsetOf(point: number, size: number): number {
  return Math.min(0, Math.max(1 - size, 0.5 - point * size));
}
