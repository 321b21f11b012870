import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { cardPicture } from './photo-card.tsx';
import { PhotoPlaceholder } from './photo-image.tsx';
import { previewOf } from './previews.ts';

/**
 * Shows the chosen file until the server has it. Its name is shown beside it. When the prepared copy replaces the file,
 * the preview stays as it is, because both look the same.
 */
export function FilePreview({
  file: current,
  faded = false,
  onRatio,
}: {
  file: Blob;
  faded?: boolean;
  /** Gets the picture's width by its height. */
  onRatio?: ((ratio: number) => void) | undefined;
}) {
  const [file] = useState(current);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const tellRatio = useEffectEvent((ratio: number) => onRatio?.(ratio));
  useEffect(() => {
    let wanted = true;
    previewOf(file).then(
      (preview) => {
        if (!wanted || canvas.current === null) return;
        tellRatio(preview.width / preview.height);
        canvas.current.width = preview.width;
        canvas.current.height = preview.height;
        canvas.current.getContext('2d')?.drawImage(preview, 0, 0);
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
