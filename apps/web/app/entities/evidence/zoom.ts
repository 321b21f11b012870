/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels, from the center of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown on its stage: scale 1 shows all of it; `x` and `y` shift its center, in CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

/** The largest size at which the whole picture fits on the stage. */
export function fittedSize(pictureRatio: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * pictureRatio);
  return { width, height: width / pictureRatio };
}

/** Zooms by a factor, keeping the point under the pointer in place as far as the picture's edges allow. */
export function zoomAt(view: View, factor: number, point: Point, fitted: Size, stage: Size): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepOnStage(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    fitted,
    stage,
  );
}

/** Pans the picture, keeping the stage covered unless the picture is smaller. */
export function panBy(view: View, by: Point, fitted: Size, stage: Size): View {
  return keepOnStage({ ...view, x: view.x + by.x, y: view.y + by.y }, fitted, stage);
}

/** The picture's rectangle in CSS pixels, from the stage's top left corner. */
export function pictureRect(view: View, fitted: Size, stage: Size) {
  const width = fitted.width * view.scale;
  const height = fitted.height * view.scale;
  return {
    left: (stage.width - width) / 2 + view.x,
    top: (stage.height - height) / 2 + view.y,
    width,
    height,
  };
}

function keepOnStage({ scale, x, y }: View, fitted: Size, stage: Size): View {
  return {
    scale,
    x: within(x, Math.max(0, (fitted.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (fitted.height * scale - stage.height) / 2)),
  };
}

function within(offset: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, offset));
}
