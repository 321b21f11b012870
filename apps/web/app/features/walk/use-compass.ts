import { useEffect, useRef, useState } from 'react';

import { useIsHandheld } from '../../lib/device/device-state.ts';
import {
  askForCompass,
  canAskForCompass,
  recentHeading,
  watchCompass,
  type Heading,
} from '../../entities/photo/compass.ts';

export interface WalkCompass {
  /** Call when a photo has just been taken. @returns a function that remembers, once the photo has an id, where the camera pointed */
  readonly point: () => (imageId: string) => void;
  /** Headings of the photos taken on this page, by image id, in degrees. They stay on this device. */
  readonly headings: ReadonlyMap<string, number>;
  /** Whether this device has to be asked first, and wasn't. */
  readonly mayAsk: boolean;
  /** Must be called from a click handler. */
  readonly answer: (wanted: boolean) => void;
}

/** The compass while the walk is open. A device that requires permission is asked only after a tap. */
export function useCompass(): WalkCompass {
  const latest = useRef<Heading | null>(null);
  const [headings, setHeadings] = useState<ReadonlyMap<string, number>>(new Map());
  const handheld = useIsHandheld();
  // Silent until it is allowed; a device that reports needs no question.
  const [isSilent, setSilent] = useState(canAskForCompass);
  const [permission, setPermission] = useState<'unasked' | 'granted' | 'denied'>('unasked');
  useEffect(() => {
    // Listening asks nobody. An iPhone reports to whoever listens once it is allowed.
    if (permission === 'denied') return;
    return watchCompass((heading) => {
      latest.current = heading ?? latest.current;
      setSilent(false);
    });
  }, [permission]);
  return {
    point: () => {
      const heading = recentHeading(latest.current, Date.now());
      return (imageId) => {
        if (heading !== null)
          setHeadings((before) => new Map(before).set(imageId, heading.heading));
      };
    },
    headings,
    mayAsk: handheld && isSilent,
    answer: (wanted) => {
      setSilent(false);
      if (wanted) {
        void askForCompass().then((isGranted) => setPermission(isGranted ? 'granted' : 'denied'));
      }
    },
  };
}
