import { useState } from 'react';

import { pictureCrossOrigin, serverAddress } from '../../lib/device/native/native-server.ts';
import { PhotoPlaceholder } from './photo-image.tsx';

/** A photo of a home, or what stands in for it. Decorative: the text beside it says which home it is. */
export function HomeThumbnail({ url, className }: { url: string | null; className: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) return <PhotoPlaceholder className={className} />;
  return (
    <img
      crossOrigin={pictureCrossOrigin}
      src={serverAddress(url)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={className}
    />
  );
}
