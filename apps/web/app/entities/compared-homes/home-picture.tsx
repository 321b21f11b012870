import { useState } from 'react';

import { pictureCrossOrigin, serverAddress } from '../../lib/device/native/index.ts';
import { PhotoPlaceholder } from '../photo/index.ts';

const picture = 'aspect-4/3 w-full rounded-small object-cover print:aspect-video';

/** A photo of a home, or what stands in for it. Decorative: the name below says which home it is. */
export function HomePicture({ url }: { url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) return <PhotoPlaceholder className={picture} />;
  return (
    <img
      crossOrigin={pictureCrossOrigin}
      src={serverAddress(url)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={picture}
    />
  );
}
