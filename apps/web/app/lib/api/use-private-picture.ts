import { useEffect, useState } from 'react';

import { fetchFile } from './client.ts';

/** A picture that has no address of its own: each time it is shown, the server is asked whether it still may be. */
export function usePrivatePicture(path: string): {
  /** For an image, as long as it is shown; null until the picture is here. */
  readonly url: string | null;
  readonly error: unknown;
} {
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    fetchFile(path, {})
      .then((answer) => answer.blob())
      .then(
        (picture) => {
          if (isGone) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        (failure: unknown) => setError(failure),
      );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [path]);
  return { url, error };
}
