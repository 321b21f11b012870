import {
  assumedOutline,
  distanceToHouse,
  feetFromRelative,
  type Property,
  type RelativePosition,
} from '@dss/domain';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Describes a place on the map in feet and directions. */
export function useSpokenPlace({
  lat,
  outline,
}: Pick<Property, 'outline'> & { lat: number }): (at: RelativePosition) => string {
  const t = useTranslations('map.spoken');
  return useCallback(
    (at) => {
      const offset = feetFromRelative(lat, at);
      const north = Math.round(offset.northFt);
      const east = Math.round(offset.eastFt);
      const parts = [
        north !== 0 && t(north > 0 ? 'north' : 'south', { feet: Math.abs(north) }),
        east !== 0 && t(east > 0 ? 'east' : 'west', { feet: Math.abs(east) }),
      ].filter((part) => part !== false);
      const where = parts.length === 0 ? t('atPin') : t('fromPin', { offset: parts.join(', ') });
      const distance = Math.round(distanceToHouse(outline ?? assumedOutline, offset));
      const house = distance === 0 ? t('onHouse') : t('fromHouse', { feet: distance });
      return t('place', { where, house });
    },
    [lat, outline, t],
  );
}
