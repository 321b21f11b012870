import { useEffect, useState } from 'react';

import { senseDevice, type DeviceSense } from './device-sense.ts';

export interface DeviceSensing {
  /** Position and compass, where the owner allowed them. */
  sense: DeviceSense | null;
  /** The owner asked for them; the device may still be asking back. */
  wanted: boolean;
  /** How well the device knows where it is, in metres; null while it doesn't. */
  accuracy: number | null;
  /** Must be called while a press is handled, or iPhones refuse. */
  allow: (wanted: boolean) => void;
}

/** Position and compass for the photos that are taken here, from when the owner allows them until they leave. */
export function useDeviceSense(): DeviceSensing {
  const [sense, setSense] = useState<DeviceSense | null>(null);
  const [asking, setAsking] = useState(false);
  const [accuracy, setAccuracy] = useState<number | null>(null);
  useEffect(() => () => sense?.stop(), [sense]);

  async function allow(wanted: boolean): Promise<void> {
    setAccuracy(null);
    if (!wanted) {
      setSense(null);
      return;
    }
    setAsking(true);
    setSense(await senseDevice(setAccuracy).catch(() => null));
    setAsking(false);
  }

  return {
    sense,
    wanted: sense !== null || asking,
    accuracy,
    allow: (wanted) => void allow(wanted),
  };
}
