import type { LatLng } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { TextField } from '../../../ui/fields.tsx';
import { parsePin, shownDegrees } from './location-draft.ts';

/** The pin as coordinates, for owners who know them or can't see the map. */
export function PinFields({
  pin,
  onChange,
}: {
  pin: LatLng | null;
  onChange: (pin: LatLng) => void;
}) {
  const t = useTranslations('location.coordinates');
  const [typed, setTyped] = useState<{ lat: string; lng: string } | null>(null);
  const shown =
    pin === null
      ? { lat: '', lng: '' }
      : { lat: shownDegrees(pin.lat), lng: shownDegrees(pin.lng) };
  const fields = typed ?? shown;
  const wrong =
    typed !== null &&
    typed.lat.trim() !== '' &&
    typed.lng.trim() !== '' &&
    parsePin(typed.lat, typed.lng) === null;

  function type(next: { lat: string; lng: string }): void {
    setTyped(next);
    const place = parsePin(next.lat, next.lng);
    if (place !== null) onChange(place);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('lat')}
        inputMode="decimal"
        autoComplete="off"
        value={fields.lat}
        error={wrong ? t('invalid') : undefined}
        onChange={(event) => type({ ...fields, lat: event.target.value })}
      />
      <TextField
        label={t('lng')}
        inputMode="decimal"
        autoComplete="off"
        value={fields.lng}
        onChange={(event) => type({ ...fields, lng: event.target.value })}
      />
    </div>
  );
}
