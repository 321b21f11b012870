import { useEffect, useState } from 'react';

import { senseDevice } from './device-sense.ts';
import { createSenseSwitch, notSensing, type SenseState } from './sense-switch.ts';

export interface DeviceSensing extends SenseState {
  /** Must be called while a press is handled, or iPhones refuse. */
  allow: (wanted: boolean) => void;
}

/** Position and compass for the photos that are taken here, from when the owner allows them until they leave. */
export function useDeviceSense(): DeviceSensing {
  const [state, setState] = useState(notSensing);
  const [turn] = useState(() => createSenseSwitch(senseDevice, setState));
  useEffect(() => () => void turn(false), [turn]);
  return { ...state, allow: (wanted) => void turn(wanted) };
}
