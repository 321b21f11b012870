import {
  assumedOutline,
  toRelative,
  type Attribution,
  type HouseOutline,
  type LatLng,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { BackgroundCreditLine } from './backgrounds/background-credit.tsx';
import { MapBackground } from './backgrounds/map-background.tsx';
import type { Background } from './backgrounds/use-background.ts';
import { CompassRose } from './overlay/compass-rose.tsx';
import { RingLabels, Rings } from './overlay/rings.tsx';
import { isInView, placedAt } from './overlay/view-square.ts';

export interface StillMapProps {
  pin: LatLng;
  outline: HouseOutline | null;
  picture: {
    readonly url: string;
    readonly captured_on: string | null;
    readonly attribution: Attribution[];
  } | null;
  /** Photos that were placed, each with what it is called. */
  photos: readonly {
    readonly number: number;
    readonly name: string;
    readonly place: LatLng;
  }[];
  onOpen: (number: number) => void;
}

/** The map as its owner sees it, for those who can't change it: numbers lead to the photos. */
export function StillMap({ pin, outline, picture, photos, onOpen }: StillMapProps) {
  const t = useTranslations('map');
  const sides = useTranslations('photos.sideLetters');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shown = picture !== null && picture.url !== failedUrl ? picture : null;
  const background: Background = {
    kind: shown === null ? 'schematic' : 'picture',
    googleKey: null,
    pictureUrl: shown?.url ?? null,
    credit: { attribution: shown?.attribution ?? [], capturedOn: shown?.captured_on ?? null },
    onGoogleFailed: () => undefined,
    onPictureFailed: () => setFailedUrl(picture?.url ?? null),
  };
  return (
    <div className="flex max-w-[640px] flex-col gap-2">
      <div
        role="group"
        aria-label={t('label')}
        className="hairline relative aspect-square w-full overflow-hidden rounded-card bg-paper-sunk print:max-w-[300px]"
      >
        <MapBackground background={background} pin={pin} />
        <Rings outline={outline ?? assumedOutline} assumed={outline === null} lat={pin.lat} />
        <RingLabels outline={outline ?? assumedOutline} lat={pin.lat} />
        <CompassRose letter={sides('north')} />
        {photos.map(({ number, name, place }) => {
          const at = toRelative(pin, place);
          return (
            isInView(at) && (
              <button
                key={number}
                type="button"
                onClick={() => onOpen(number)}
                aria-label={name}
                style={placedAt(at)}
                className="absolute flex size-8 transform-[translate(-50%,-50%)] items-center justify-center rounded-full border-2 border-paper bg-forest text-[0.875rem] font-strong text-on-forest tabular-nums outline-1 outline-ink print:flex!"
              >
                {number}
              </button>
            )
          );
        })}
      </div>
      <BackgroundCreditLine background={background} />
    </div>
  );
}
