import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { StillMap } from '../../features/map/still-map.tsx';
import { FoldedPart } from './folded-part.tsx';
import { openPart } from './open-part.ts';
import { photoIdOf } from './shared-photos.tsx';

/** The map, where the owner shows the place. It shows the house also while no photo was placed. */
export function SharedMap({ home: { map, photos } }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  if (map === null) return null;
  const placed = photos.flatMap(({ place }, index) =>
    place === null
      ? []
      : {
          number: index + 1,
          name: t('photo', { number: index + 1 }),
          place,
        },
  );
  return (
    <FoldedPart title={t('map')}>
      <p className="max-w-[64ch] text-ink-soft">
        {t(placed.length === 0 ? 'notPlaced' : 'placed')}
      </p>
      <StillMap
        pin={map}
        outline={map.outline}
        picture={map.picture}
        photos={placed}
        onOpen={(number) =>
          openPart(document.getElementById(photoIdOf(photos[number - 1]?.id ?? '')))
        }
      />
      {map.outline === null && <p className="text-caption text-ink-soft">{t('assumedHouse')}</p>}
    </FoldedPart>
  );
}
