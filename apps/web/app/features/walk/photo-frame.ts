/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a photo is in the place that shows it, in CSS pixels. */
export interface PhotoFrame extends Size {
  readonly left: number;
  readonly top: number;
}

/** All of a photo, in the middle of its place. @param ratio the photo's width by its height */
export function wholeFrame(place: Size, ratio: number): PhotoFrame {
  return centered(place, Math.min(place.width, place.height * ratio), ratio);
}

/** The middle of a photo, filling its place. @param ratio the photo's width by its height */
export function coveringFrame(place: Size, ratio: number): PhotoFrame {
  return centered(place, Math.max(place.width, place.height * ratio), ratio);
}

function centered(place: Size, width: number, ratio: number): PhotoFrame {
  const height = width / ratio;
  return { width, height, left: (place.width - width) / 2, top: (place.height - height) / 2 };
}
