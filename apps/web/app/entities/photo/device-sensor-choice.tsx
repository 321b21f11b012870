import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import {
  createSensorSwitch,
  sensorsOff,
  startSensors,
  type SensorState,
} from './device-sensors.ts';

export interface DeviceSensorControl extends SensorState {
  /** Must be called from a click handler, or iPhones refuse. */
  allow: (wanted: boolean) => void;
}

/** Position and compass for photos taken on this page, from when the owner allows them until they leave the page. */
export function useDeviceSensors(): DeviceSensorControl {
  const [state, setState] = useState(sensorsOff);
  const [switchSensors] = useState(() => createSensorSwitch(startSensors, setState));
  useEffect(() => () => void switchSensors(false), [switchSensors]);
  return { ...state, allow: (wanted) => void switchSensors(wanted) };
}

const feetPerMeter = 3.281;

/** Asks for position and compass, and says what they are for. Everything else works without them. */
export function DeviceSensorChoice({
  wanted,
  accuracy,
  allow,
  isBrief = false,
}: DeviceSensorControl & {
  /** Whether it doesn't say again what they are for. */
  isBrief?: boolean;
}) {
  const t = useTranslations('photos.camera');
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={wanted}
        aria-describedby={`${id}-hint`}
        onChange={(event) => allow(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-forest"
      />
      <div className="text-caption">
        <label htmlFor={id} className="font-strong">
          {t('senseLabel')}
        </label>
        <p id={`${id}-hint`} className={isBrief ? 'sr-only' : 'max-w-[64ch] text-ink-soft'}>
          {t('senseReason')}
        </p>
        <p role="status" className="font-strong text-forest">
          {accuracy !== null && t('senseFound', { feet: Math.ceil(accuracy * feetPerMeter) })}
        </p>
      </div>
    </div>
  );
}
