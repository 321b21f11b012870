import { boundaryFault, communityLimits, type LatLng } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { AddressField } from '../../../entities/address/address-field.tsx';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet, SheetActions, SheetClose } from '../../../ui/sheet.tsx';
import { imageryTilesQuery } from '../location/use-imagery-map.ts';
import { BoundaryMap, type BoundaryMapHandle } from './boundary-map.tsx';

/** Lets a coordinator draw where their neighborhood lies, corner by corner, by taps, drags or buttons. */
export default function BoundaryDialog({
  boundary,
  isPending,
  error,
  onSave,
  onClose,
}: {
  boundary: readonly LatLng[] | null;
  isPending: boolean;
  error: Error | null;
  /** With null, there is none any more. */
  onSave: (boundary: LatLng[] | null) => void;
  onClose: () => void;
}) {
  const t = useTranslations('communities.boundary');
  const errorText = useErrorText();
  const [corners, setCorners] = useState<readonly LatLng[]>(boundary ?? []);
  const [search, setSearch] = useState('');
  const [tilesShown, setTilesShown] = useState(true);
  const tiles = useQuery(imageryTilesQuery());
  const map = useRef<BoundaryMapHandle>(null);
  const fault = corners.length === 0 ? null : boundaryFault(corners);
  const cannotSave = fault !== null || (corners.length === 0 && boundary === null);
  return (
    <Sheet title={t('title')} description={t('text')} size="full" onClose={onClose}>
      <div className="mt-4 mb-5 flex flex-col gap-5">
        <AddressField
          label={t('search')}
          value={search}
          onType={setSearch}
          onPick={(text, place) => {
            setSearch(text);
            void place.then((found) => found !== null && map.current?.lookAt(found));
          }}
        />
        <BoundaryMap
          corners={corners}
          tiles={tiles.data ?? null}
          attribution={
            tilesShown ? (tiles.data?.attribution.map(({ text }) => text).join(', ') ?? '') : ''
          }
          onChange={setCorners}
          onTiles={setTilesShown}
          ref={map}
        />
        {(tiles.isError || !tilesShown) && (
          <p className="text-caption text-ink-soft">{t('noTiles')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => {
              const middle = map.current?.middle();
              if (middle) setCorners([...corners, middle]);
            }}
          >
            {t('addHere')}
          </Button>
          <Button
            size="small"
            unavailable={corners.length === 0}
            onClick={() => setCorners(corners.slice(0, -1))}
          >
            {t('removeLast')}
          </Button>
          <Button size="small" unavailable={corners.length === 0} onClick={() => setCorners([])}>
            {t('removeAll')}
          </Button>
        </div>
        <div role="status" className="flex flex-col gap-1">
          <p className="text-caption text-ink-soft">{t('corners', { count: corners.length })}</p>
          {fault === 'few' ? (
            <p className="text-caption text-ink-soft">{t('faults.few')}</p>
          ) : (
            fault !== null && (
              <FieldError>{t(`faults.${fault}`, { most: communityLimits.mostCorners })}</FieldError>
            )
          )}
        </div>
        {error !== null && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{errorText(error)}</p>
          </Notice>
        )}
      </div>
      <SheetActions>
        <Button
          tone="primary"
          unavailable={cannotSave || isPending}
          onClick={() => onSave(corners.length === 0 ? null : [...corners])}
        >
          {t(isPending ? 'saving' : 'save')}
        </Button>
        <SheetClose render={<Button>{t('cancel')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
