import { useEffect, useRef, useState } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { cardPicture } from './photo-card.tsx';
import { PhotoPlaceholder } from './photo-image.tsx';
import { previewOf } from './previews.ts';

/**
 * Shows the chosen file until the server has it. Its name is shown beside it. When the prepared copy replaces the file,
 * the preview stays as it is, because both look the same.
 */
export function FilePreview({ file: current, faded }: { file: Blob; faded: boolean }) {
  const [file] = useState(current);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let wanted = true;
    previewOf(file).then(
      (preview) => {
        if (!wanted || canvas.current === null) return;
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
