import { useEffect, useState } from 'react';

/** A live picture, none yet because the owner is still asked, or none at all. */
export type LiveCamera = MediaStream | 'asked' | 'none';

/**
 * The camera at the back of the device, for as long as it is wanted. Without a camera, or without the permission, the file dialog does
 * the same work, so nothing is said about why.
 */
export function useLiveCamera(wanted: boolean): LiveCamera {
  const [camera, setCamera] = useState<LiveCamera>('asked');
  useEffect(() => {
    if (!wanted) return undefined;
    let stream: MediaStream | null = null;
    let over = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        if (over) stop(opened);
        else setCamera(opened);
      },
      () => !over && setCamera('none'),
    );
    return () => {
      over = true;
      if (stream !== null) stop(stream);
      setCamera('asked');
    };
  }, [wanted]);
  return wanted ? camera : 'none';
}

async function openCamera(): Promise<MediaStream> {
  const size = { width: { ideal: 4096 }, height: { ideal: 4096 } };
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, ...size },
  });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
