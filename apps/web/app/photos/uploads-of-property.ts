import type { QueryClient } from '@tanstack/react-query';

import { noteChosen } from './choosing-order.ts';
import { deleteLate } from './delete-photo.ts';
import { createPhotoPreparer, type PhotoPreparer } from './photo-preparer.ts';
import { changePhotos, photosQuery, withPhoto } from './photos.ts';
import { createPropertyUploads, type PropertyUploads } from './property-uploads.ts';
import { openUnsentChannel, type UnsentChannel } from './unsent-news.ts';
import { openUnsentPhotos, type UnsentPhotos } from './unsent-photos.ts';

interface Shared {
  byProperty: Map<string, PropertyUploads>;
  unsent: UnsentPhotos;
  preparer: PhotoPreparer;
  channel: UnsentChannel;
}

/** As long as the tab is open: leaving a page must not stop what it was sending. */
const sharedBy = new WeakMap<QueryClient, Shared>();

/** The uploads of a property in this tab. The first call takes up what waits from before. */
export function uploadsOfProperty(queryClient: QueryClient, propertyId: string): PropertyUploads {
  const shared = sharedBy.get(queryClient) ?? startSharing(queryClient);
  const known = shared.byProperty.get(propertyId);
  if (known !== undefined) return known;
  const { unsent, preparer, channel } = shared;
  const uploads = createPropertyUploads({
    propertyId,
    unsent,
    preparer,
    tellOtherTabs: channel.tell,
    onStored: (photo) =>
      changePhotos(queryClient, propertyId, (photos) => withPhoto(photos, photo)),
    onSentElsewhere: () => refetchPhotos(queryClient, propertyId),
    deleteStored: (imageId) => void deleteLate(propertyId, imageId),
    noteChosen,
  });
  window.addEventListener('online', uploads.resume);
  shared.byProperty.set(propertyId, uploads);
  return uploads;
}

function startSharing(queryClient: QueryClient): Shared {
  const byProperty = new Map<string, PropertyUploads>();
  const shared: Shared = {
    byProperty,
    unsent: openUnsentPhotos(),
    preparer: createPhotoPreparer(),
    channel: openUnsentChannel((news) => {
      byProperty.get(news.propertyId)?.drop(news);
      if (news.what === 'stored') refetchPhotos(queryClient, news.propertyId);
    }),
  };
  sharedBy.set(queryClient, shared);
  return shared;
}

function refetchPhotos(queryClient: QueryClient, propertyId: string): void {
  void queryClient.invalidateQueries({ queryKey: photosQuery(propertyId).queryKey });
}
