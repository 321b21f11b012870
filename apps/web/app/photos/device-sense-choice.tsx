import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { nativeServer } from '../native/index.ts';
import type { DeviceSensing } from './use-device-sense.ts';

const feetPerMetre = 3.281;

/** Asks for position and compass: with the reason first, and without them everything works as before. */
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
          {accuracy !== null && t('senseFound', { feet: Math.ceil(accuracy * feetPerMetre) })}
        </p>
      </div>
    </div>
  );
}
