import type { LatLng, Photo, Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { FacingButton } from '../../entities/facing/facing-button.tsx';
import { useRescoreAfterPlacing } from './placements/use-save-placement.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LocatedMap } from './located-map.tsx';

const LocationDialog = lazyPart(
  () => import('./location/location-dialog.tsx'),
  ({ onClose }) => onClose(),
);

export interface MapSectionProps {
  property: Property;
  /** In the order of the strip. */
  photos: readonly Photo[];
}

/** Where the photos were taken: the map and its strip, or a prompt to set the pin if there is none. */
export function MapSection({ property, photos }: MapSectionProps) {
  const t = useTranslations('map');
  const [locating, setLocating] = useState(false);
  const pin = pinOf(property);
  const locate = () => setLocating(true);
  const rescore = useRescoreAfterPlacing(property.id);
  return (
    <section
      aria-labelledby="map-heading"
      // On paper nothing can be placed: it shows what is.
      className={classNames('flex flex-col gap-4', !photos.some(isPlaced) && 'print:hidden')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="map-heading" className="font-serif text-title-1">
          {t('title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <FacingButton property={property} onSaved={() => void rescore()} />
          {pin !== null && (
            <Button size="small" onClick={locate}>
              {t('location.adjust')}
            </Button>
          )}
        </div>
        {pin !== null && (
          <>
            <p className="max-w-[64ch] basis-full text-ink-soft print:hidden">
              <span>{t(photos.length === 0 ? 'noPhotos' : 'hint')}</span>
              {photos.length > 0 && (
                <span className="max-sm:hidden pointer-coarse:hidden">{` ${t('keyboardHint')}`}</span>
              )}
            </p>
          </>
        )}
      </div>
      {pin === null ? (
        <Notice title={t('location.missing')}>
          <p className="max-w-[64ch] text-ink-soft">{t('location.missingText')}</p>
          <Button tone="primary" size="small" className="mt-3" onClick={locate}>
            {t('location.set')}
          </Button>
        </Notice>
      ) : (
        <>
          {property.coordinates_source === 'geocoder' && (
            <Notice tone="caution" title={t('location.check')}>
              <p className="max-w-[64ch] text-ink-soft">{t('location.checkText')}</p>
              <Button tone="primary" size="small" className="mt-3" onClick={locate}>
                {t('location.checkNow')}
              </Button>
            </Notice>
          )}
          <LocatedMap property={property} pin={pin} photos={photos} />
        </>
      )}
      {locating && <LocationDialog property={property} onClose={() => setLocating(false)} />}
    </section>
  );
}

function isPlaced({ placement }: Photo): boolean {
  return placement !== null && placement.lat !== null;
}

function pinOf({ lat, lng }: Property): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}
