import { photoLimits } from '@dss/domain';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Both pictures of a photo with their widths, as `srcset` has them, so that the browser takes the smaller one where it is enough. */
export function photoSourceSet(
  size: Size,
  urls: { readonly thumbnail: string; readonly working: string },
): string {
  const thumbnailWidth = fittedWidth(size, photoLimits.thumbnailPixels);
  const workingWidth = fittedWidth(size, photoLimits.workingCopyPixels);
  return `${urls.thumbnail} ${thumbnailWidth}w, ${urls.working} ${workingWidth}w`;
}

/** The width of a copy whose longer side is at most this many pixels. */
function fittedWidth({ width, height }: Size, pixels: number): number {
  return Math.max(1, Math.round(width * Math.min(1, pixels / Math.max(width, height))));
}
