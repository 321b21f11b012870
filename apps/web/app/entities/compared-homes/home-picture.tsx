import { HomeThumbnail } from '../photo/home-thumbnail.tsx';

/** A photo of a home at the head of its column. */
export function HomePicture({ url }: { url: string | null }) {
  return (
    <HomeThumbnail
      url={url}
      className="aspect-4/3 w-full rounded-small object-cover print:aspect-video"
    />
  );
}
