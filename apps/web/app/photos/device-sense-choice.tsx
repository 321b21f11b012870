import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { nativeServer } from '../native/index.ts';
import { createSenseSwitch, notSensing, senseDevice, type SenseState } from './device-sense.ts';

export interface DeviceSensing extends SenseState {
  /** Must be called from a click handler, or iPhones refuse. */
  allow: (wanted: boolean) => void;
}

/** Position and compass for photos taken on this page, from when the owner allows them until they leave the page. */
export function useDeviceSense(): DeviceSensing {
  const [state, setState] = useState(notSensing);
  const [switchSense] = useState(() => createSenseSwitch(senseDevice, setState));
  useEffect(() => () => void switchSense(false), [switchSense]);
  return { ...state, allow: (wanted) => void switchSense(wanted) };
}

const feetPerMeter = 3.281;

/** Asks for position and compass, and says what they are for. Everything else works without them. */
export function DeviceSenseChoice({ wanted, accuracy, allow }: DeviceSensing) {
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
        <p id={`${id}-hint`} className="max-w-[64ch] text-ink-soft">
          {t(nativeServer === null ? 'senseReason' : 'senseReasonInApp')}
        </p>
        <p role="status" className="font-strong text-forest">
          {accuracy !== null && t('senseFound', { feet: Math.ceil(accuracy * feetPerMeter) })}
        </p>
      </div>
    </div>
  );
}
