import { propertySchema, type LatLng, type Property, type PropertyLocation } from '@dss/domain';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../../lib/api/use-submit-lock.ts';
import { useRescoreAfterPlacing } from '../placements/use-save-placement.ts';
import { AddressField } from '../../../entities/address/address-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet, SheetActions, SheetClose } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { imageryQuery } from '../backgrounds/use-background.ts';
import { draftOfLocation, locationFrom, type LocationDraft } from './location-draft.ts';
import { LocationMap, type LocationMapHandle } from './location-map.tsx';
import { OutlineFields } from './outline-fields.tsx';
import { PinFields } from './pin-fields.tsx';
import { imageryTilesQuery } from './use-imagery-map.ts';
import { photosQuery } from '../../../entities/photo/photos.ts';
import { propertyQuery } from '../../../entities/property/property.ts';

/** Lets the owner set the pin and trace the house, by dragging, by keyboard or by typing numbers. */
export default function LocationDialog({
  property,
  onClose,
}: {
  property: Property;
  onClose: () => void;
}) {
  const t = useTranslations('location');
  const errorText = useErrorText();
  const [draft, setDraft] = useState<LocationDraft>(() => draftOfLocation(property));
  const [search, setSearch] = useState(property.lat === null ? property.address_formatted : '');
  const [tilesShown, setTilesShown] = useState(true);
  const tiles = useQuery(imageryTilesQuery());
  const map = useRef<LocationMapHandle>(null);
  const lock = useSubmitLock();
  const save = useSaveLocation(property.id);
  const rescore = useRescoreAfterPlacing(property.id);
  const [stored] = useState(() => draftOfLocation(property).pin);
  const picture = useQuery({
    ...imageryQuery(property.id, stored ?? { lat: 0, lng: 0 }),
    enabled: stored !== null,
  });

  function putPin(pin: LatLng, look: boolean): void {
    setDraft((before) => ({ ...before, pin }));
    if (look) map.current?.lookAt(pin);
  }

  function submit(): void {
    const location = locationFrom(draft);
    if (location === null || !lock.acquire()) return;
    save.mutate(location, {
      onSuccess: () => {
        showToast({ tone: 'positive', title: t('saved') });
        onClose();
        void rescore();
      },
      onSettled: lock.release,
    });
  }

  return (
    <Sheet title={t('title')} description={t('text')} size="full" onClose={onClose}>
      <div className="mt-4 mb-5 flex flex-col gap-5">
        <AddressField
          label={t('search')}
          value={search}
          onType={setSearch}
          onPick={(text, place) => {
            setSearch(text);
            void place.then((found) => found !== null && putPin(found, true));
          }}
        />
        <LocationMap
          draft={draft}
          picture={picture.data && stored ? { url: picture.data.url, pin: stored } : null}
          tiles={tiles.data ?? null}
          attribution={[tilesShown ? tiles.data : undefined, picture.data]
            .flatMap((source) => source?.attribution.map(({ text }) => text) ?? [])
            .filter((text, index, all) => all.indexOf(text) === index)
            .join(', ')}
          onChange={setDraft}
          onTiles={setTilesShown}
          ref={map}
        />
        {(tiles.isError || !tilesShown) && !picture.isSuccess && (
          <p className="text-caption text-ink-soft">{t('noTiles')}</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            onClick={() => {
              const middle = map.current?.middle();
              if (middle) putPin(middle, false);
            }}
          >
            {t('pinHere')}
          </Button>
          <p className="text-caption text-ink-soft">
            {t(draft.pin === null ? 'noPin' : 'dragPin')}
          </p>
        </div>
        <PinFields pin={draft.pin} onChange={(pin) => putPin(pin, true)} />
        {draft.pin !== null && (
          <OutlineFields
            outline={draft.outline}
            onChange={(outline) => setDraft((before) => ({ ...before, outline }))}
          />
        )}
        {save.isError && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{errorText(save.error)}</p>
          </Notice>
        )}
      </div>
      <SheetActions>
        <Button tone="primary" unavailable={draft.pin === null || save.isPending} onClick={submit}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
        <SheetClose render={<Button>{t('cancel')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}

/** PUT /api/properties/{id}/location. Moving the pin shifts placed photos in the view, so the photos are refetched. */
function useSaveLocation(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PropertyLocation) =>
      callApi(apiPaths.location(propertyId), propertySchema, {
        method: 'PUT',
        body,
      }),
    onSuccess: async (property) => {
      queryClient.setQueryData(propertyQuery(propertyId).queryKey, property);
      await queryClient.invalidateQueries({ queryKey: photosQuery(propertyId).queryKey });
    },
  });
}
