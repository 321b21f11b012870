import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import type { StopPhoto } from './stop-photos.ts';

const pictureClass = 'block max-h-[58dvh] w-auto max-w-full';

/** The stored photo, or the file that is still on its way. */
export function StopPicture({ photo, alt }: { photo: StopPhoto; alt: string }) {
  if ('photo' in photo) {
    return (
      <PhotoImage
        photo={photo.photo}
        alt={alt}
        size="responsive"
        sizes="100vw"
        className={pictureClass}
      />
    );
  }
  const { file } = photo.upload;
  return (
    <img
      ref={(image) => {
        if (image === null) return;
        const url = URL.createObjectURL(file);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      }}
      alt={alt}
      className={pictureClass}
    />
  );
}
