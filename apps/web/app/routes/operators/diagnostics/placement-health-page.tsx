import { toPlace, type LatLng, type ListedProperty, type Photo } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { MapBackground } from '../../../features/map/backgrounds/map-background.tsx';
import {
  useBackground,
  type Background,
} from '../../../features/map/backgrounds/use-background.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { DiagnosticsPage, Section, toastFailure } from './diagnostics-page.tsx';
import { compassDirections, coveredDirections } from './half-planes.ts';
import { LoadingFailed, PropertySelector } from './property-selector.tsx';
import { listPhotos, place as savePlace, remove, useOwnProperties } from './test-data.ts';
import { words } from './words.ts';

const t = words.placement;

/** Where an image is put without dragging it: shares of the map view. */
const spots = {
  North: { x: 0.5, y: 0.2 },
  East: { x: 0.8, y: 0.5 },
  South: { x: 0.5, y: 0.8 },
  West: { x: 0.2, y: 0.5 },
} as const;

export const meta = () => privateHead(words.titles.placement);

/** Places images on the map by dragging, and says which directions they cover. */
export default function PlacementHealthPage() {
  const properties = useOwnProperties();
  const [chosen, setChosen] = useState('');
  const property = properties.data?.find(({ id }) => id === chosen);
  return (
    <DiagnosticsPage title={words.titles.placement} lead={t.lead} needsUser>
      <PropertySelector query={properties} chosen={chosen} onChoose={setChosen} />
      {property !== undefined && <PlacementCheck key={property.id} property={property} />}
    </DiagnosticsPage>
  );
}

function PlacementCheck({ property }: { property: ListedProperty }) {
  const { id, lat, lng } = property;
  const center = lat === null || lng === null ? null : { lat, lng };
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(
    queryOptions({
      queryKey: ['diagnostics', 'photos', id],
      queryFn: () => listPhotos(id),
      staleTime: 0,
      retry: false,
    }),
  );
  useEffect(() => {
    if (error !== null) toastFailure(t.loadFailed, error);
  }, [error]);
  const background = useBackground(id, center ?? nowhere);
  const photos = data ?? [];
  const placed = photos.filter(({ placement }) => placement !== null);

  const change = async (failure: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      toastFailure(failure, problem);
    }
    await refetch();
    setBusy(false);
  };
  const put = (imageId: string, { x, y }: { x: number; y: number }) => {
    const ground = center === null ? {} : toPlace(center, { xRel: x, yRel: y });
    return change(t.placementFailed, () =>
      savePlace(id, imageId, center === null ? { x_rel: x, y_rel: y } : ground),
    );
  };
  const clear = () =>
    change(t.clearFailed, async () => {
      for (const { image_id: imageId } of placed) await remove(apiPaths.placement(id, imageId));
      showToast({ title: t.cleared, tone: 'positive' });
    });

  if (data === undefined) {
    return error === null ? (
      <p className="text-ink-soft">{words.common.loading}</p>
    ) : (
      <LoadingFailed title={t.loadFailed} error={error} onRetry={refetch} />
    );
  }
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Section title={t.map}>
          <DropMap
            background={background}
            center={center}
            photos={placed}
            onDrop={(imageId, at) => void put(imageId, at)}
          />
          <p className="mt-2 text-caption text-ink-soft">{center === null ? t.noPin : t.mapHint}</p>
          {center !== null && background.kind === 'schematic' && (
            <Notice tone="caution" className="mt-3">
              <span>{t.noPicture}</span>{' '}
              <TextLink to="/dev/maps-health">{t.noPictureLink}</TextLink>
              <span>.</span>
            </Notice>
          )}
        </Section>
        <Section title={t.images}>
          {photos.length === 0 && <p className="text-ink-soft">{t.noImages}</p>}
          <ul className="flex flex-col gap-3">
            {photos.map((photo) => (
              <li key={photo.id}>
                <Card
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', photo.image_id)}
                  className="grid cursor-grab grid-cols-[4rem_1fr] items-center gap-4 p-3"
                >
                  <img
                    src={photo.thumbnail_url}
                    alt=""
                    draggable={false}
                    className="size-16 rounded-small object-cover"
                  />
                  <div className="min-w-0">
                    <p className="truncate font-strong">{photo.image_id}</p>
                    <SelectField
                      label={t.place(photo.image_id)}
                      options={[
                        { value: '', label: t.choose },
                        ...compassDirections.map((spot) => ({ value: spot, label: t.spots[spot] })),
                      ]}
                      value=""
                      disabled={isBusy}
                      onChange={({ target }) => {
                        const spot = compassDirections.find((one) => one === target.value);
                        if (spot !== undefined) void put(photo.image_id, spots[spot]);
                      }}
                    />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Coverage photos={placed} center={center} />
      <Section title={t.placed}>
        {placed.length === 0 ? (
          <p className="text-ink-soft">{t.nonePlaced}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {placed.map((photo) => (
              <li key={photo.id}>
                <PlacedImage
                  photo={photo}
                  onCaption={(caption) =>
                    change(t.updateFailed, () => savePlace(id, photo.image_id, { caption }))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <Button
          tone="danger"
          className="mt-4"
          unavailable={isBusy || placed.length === 0}
          onClick={() => void clear()}
        >
          {t.clear}
        </Button>
      </Section>
    </>
  );
}

/** Where the map is centered if the property has no coordinates: the picture is missing then, and the grid is shown. */
const nowhere: LatLng = { lat: 0, lng: 0 };

function DropMap({
  background,
  center,
  photos,
  onDrop,
}: {
  background: Background;
  center: LatLng | null;
  photos: readonly Photo[];
  onDrop: (imageId: string, at: { x: number; y: number }) => void;
}) {
  return (
    // By keyboard, images are placed by the choice beside each of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={t.map}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const box = event.currentTarget.getBoundingClientRect();
        const share = (at: number, from: number, size: number) =>
          Math.min(1, Math.max(0, (at - from) / size));
        onDrop(event.dataTransfer.getData('text/plain'), {
          x: share(event.clientX, box.left, box.width),
          y: share(event.clientY, box.top, box.height),
        });
      }}
      className="relative aspect-square w-full overflow-hidden rounded-card border border-line-strong"
    >
      <MapBackground background={background} pin={center ?? nowhere} />
      {photos.map(({ id, image_id: imageId, placement }) =>
        placement === null || placement.x_rel === null || placement.y_rel === null ? null : (
          <span
            key={id}
            className="absolute max-w-32 transform-[translate(-50%,-50%)] truncate rounded-small border border-line-strong bg-paper-raised px-2 text-caption"
            style={{ left: `${placement.x_rel * 100}%`, top: `${placement.y_rel * 100}%` }}
          >
            {imageId}
          </span>
        ),
      )}
    </div>
  );
}

function Coverage({ photos, center }: { photos: readonly Photo[]; center: LatLng | null }) {
  const placements = photos.flatMap(({ placement }) => (placement === null ? [] : [placement]));
  const covered = coveredDirections(placements, center);
  const missing = compassDirections.filter((direction) => !covered.includes(direction));
  return (
    <Section title={t.coverage}>
      <div role="status">
        {missing.length === 0 ? (
          <Notice tone="positive" title={t.full} />
        ) : (
          <Notice tone="caution" title={t.missing(missing.join(', '))}>
            <p>{t.covered(covered.join(', ') || t.nothing)}</p>
          </Notice>
        )}
      </div>
    </Section>
  );
}

function PlacedImage({
  photo,
  onCaption,
}: {
  photo: Photo;
  onCaption: (caption: string | null) => Promise<void>;
}) {
  const caption = photo.placement?.caption ?? null;
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDraft(null);
    // Focus returns to the button that started the editing, once it is there again.
    requestAnimationFrame(() => button.current?.focus());
  };
  const { lat = null, lng = null } = photo.placement ?? {};
  return (
    <Card className="p-4">
      <p className="font-strong">{photo.image_id}</p>
      {lat !== null && lng !== null && (
        <p className="text-caption text-ink-soft tabular-nums">
          {`${lat.toFixed(6)}, ${lng.toFixed(6)}`}
        </p>
      )}
      {draft === null ? (
        <button
          ref={button}
          type="button"
          aria-label={`${t.caption(photo.image_id)}: ${caption ?? t.addCaption}`}
          onClick={() => setDraft(caption ?? '')}
          className="mt-1 min-h-11 max-w-full rounded-small text-left wrap-anywhere text-forest underline underline-offset-4"
        >
          {caption ?? t.addCaption}
        </button>
      ) : (
        <input
          // Whoever clicks the caption wants to edit it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={t.caption(photo.image_id)}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
            if (key === 'Enter') void onCaption(draft.trim() === '' ? null : draft).then(close);
          }}
          className="mt-1 min-h-11 w-full rounded-small border border-line-strong bg-paper-raised px-3"
        />
      )}
    </Card>
  );
}
