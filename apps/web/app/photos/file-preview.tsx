import { useEffect, useRef, useState } from 'react';

import { classNames } from '../ui/class-names.ts';
import { cardPicture } from './photo-card.tsx';
import { PhotoPlaceholder } from './photo-image.tsx';

/**
 * The chosen file itself, before the server has it. Its name stands beside it. What takes the file's place meanwhile shows
 * the same, and isn't drawn again.
 */
export function FilePreview({ file: current, faded }: { file: Blob; faded: boolean }) {
  const [file] = useState(current);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let wanted = true;
    decodePreview(file).then(
      (bitmap) => {
        if (wanted && canvas.current !== null) draw(canvas.current, bitmap);
        bitmap.close();
      },
      () => wanted && setUnreadable(true),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  if (unreadable) return <PhotoPlaceholder className={cardPicture} />;
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className={classNames(cardPicture, faded && 'opacity-70')}
    />
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

const previewWidth = 400;

let last: Promise<unknown> = Promise.resolve();

/**
 * A small picture of a chosen file, upright. Files are decoded one after the other: twenty photos of a phone at
 * once would take a gigabyte.
 * @throws when the browser can't decode it
 */
function decodePreview(file: Blob): Promise<ImageBitmap> {
  const decode = () =>
    createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'medium' });
  const preview = last.then(decode, decode);
  last = preview;
  return preview;
}
