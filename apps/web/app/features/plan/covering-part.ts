/** The largest part in the middle of a picture that has another shape, in whole pixels. @param ratio its width by its height */
export function coveringPart(
  width: number,
  height: number,
  ratio: number,
): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const partWidth = Math.round(Math.min(width, height * ratio));
  const partHeight = Math.round(Math.min(height, width / ratio));
  return {
    left: Math.floor((width - partWidth) / 2),
    top: Math.floor((height - partHeight) / 2),
    width: partWidth,
    height: partHeight,
  };
}
