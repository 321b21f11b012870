/** As in `service-worker.ts`, which keeps what was shared to the installed application. */
const cacheName = 'dss-shared-photos';

/** The photos that were shared, in the order in which they arrived. They stay until they are taken. */
export async function sharedPhotos(): Promise<readonly File[]> {
  // Undefined in insecure contexts, despite its type.
  const stored: CacheStorage | undefined = globalThis.caches;
  if (stored === undefined || !(await stored.has(cacheName))) return [];
  const cache = await stored.open(cacheName);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(
    responses.flatMap((response) => (response === undefined ? [] : fileIn(response))),
  );
}

async function fileIn(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get('x-file-name') ?? 'photo');
  const photo = await response.blob();
  return new File([photo], name, { type: photo.type });
}

/** Call once they are elsewhere, or nobody wants them. */
export async function forgetSharedPhotos(): Promise<void> {
  await globalThis.caches.delete(cacheName);
}

/** The photos, which are nobody's from now on. */
export async function takeSharedPhotos(): Promise<readonly File[]> {
  const photos = await sharedPhotos();
  if (photos.length > 0) await forgetSharedPhotos();
  return photos;
}
