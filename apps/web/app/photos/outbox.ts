import type { Photo } from '@dss/domain';

import type { PhotoUpload } from './upload-photo.ts';
import type { PhotoPreparer } from './photo-preparer.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { isHeic } from './photo-intake.ts';
import type { UnsentPhoto, UnsentPhotos } from './unsent-photos.ts';
import type { UploadItem } from './upload-items.ts';

/** The photo isn't kept any more: another tab has sent or removed it. */
export class SentElsewhere extends Error {
  override readonly name = 'SentElsewhere';
}

export interface OutboxDependencies {
  propertyId: string;
  unsent: UnsentPhotos;
  preparer: Pick<PhotoPreparer, 'prepare'>;
  sendsOriginals: () => boolean;
  inTurn: <Result>(
    name: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  upload: (upload: PhotoUpload) => Promise<Photo>;
  now: () => number;
}

export interface Outbox {
  /**
   * Keeps a chosen photo until the server has it, and begins to make it ready.
   * @returns whether a reload will find it: false where the browser has no room
   */
  keep: (item: UploadItem, position: number) => Promise<boolean>;
  /** What waits from before, ready to be sent on. */
  restore: () => Promise<UploadItem[]>;
  /** @throws ApiError, `SentElsewhere` */
  send: (item: UploadItem, onSent: (share: number) => void, signal: AbortSignal) => Promise<Photo>;
  forget: (imageId: string) => Promise<void>;
}

/** Keeps, prepares and sends the photos of one property, so that each arrives once and with the same bytes. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { propertyId, unsent, preparer, sendsOriginals, inTurn, upload, now } = dependencies;
  const keeping = new Map<string, Promise<boolean>>();
  const preparing = new Map<string, Promise<PreparedPhoto>>();

  async function keep(item: UploadItem, position: number): Promise<boolean> {
    const record: UnsentPhoto = {
      imageId: item.imageId,
      propertyId,
      actionId: item.actionId,
      view: item.view,
      origin: item.origin,
      keptAt: now(),
      position,
      name: item.file.name,
      file: item.file,
      prepared: item.prepared,
      device: item.device,
    };
    const kept = unsent.keep(record).then(
      () => true,
      () => false,
    );
    keeping.set(item.imageId, kept);
    // Made ready while those before it are sent; what fails now is tried again when its turn comes.
    ready(item).catch(() => undefined);
    return kept;
  }

  function ready(item: UploadItem): Promise<PreparedPhoto> {
    const { imageId } = item;
    const known = preparing.get(imageId);
    if (known !== undefined) return known;
    const photo = prepare(item);
    preparing.set(imageId, photo);
    photo.catch(() => preparing.delete(imageId));
    return photo;
  }

  async function prepare(item: UploadItem): Promise<PreparedPhoto> {
    const { imageId, file, prepared: known } = item;
    if (known !== null) return { file, ...known };
    const prepared = await preparer.prepare({
      file,
      sendOriginal: sendsOriginals(),
      isHeic: isHeic(file),
    });
    const photo = prepared ?? asChosen(file);
    await settle(imageId, photo);
    return photo;
  }

  /** Before a byte is sent: after a reload the same bytes must go, or the server takes them for another photo's. */
  async function settle(imageId: string, photo: PreparedPhoto): Promise<void> {
    preparing.set(imageId, Promise.resolve(photo));
    if ((await keeping.get(imageId)) === false) return;
    const { file, chosenSha256, evidence } = photo;
    await unsent
      .replaceFile(imageId, { file, prepared: { chosenSha256, evidence } })
      .catch(() => undefined);
  }

  /**
   * What this browser settled on sending, perhaps in another tab: that tab's bytes may have reached the server already.
   * Null: nothing yet.
   * @throws SentElsewhere
   */
  async function settledBefore(imageId: string): Promise<PreparedPhoto | null> {
    let kept: UnsentPhoto | null;
    try {
      kept = await unsent.find(imageId);
    } catch {
      return null;
    }
    if (kept === null) throw new SentElsewhere();
    return kept.prepared === null ? null : { file: kept.file, ...kept.prepared };
  }

  /** Without the worker it goes as it is, and the server reads what the file says of itself. */
  async function readyAtLast(item: UploadItem): Promise<PreparedPhoto> {
    try {
      return await ready(item);
    } catch {
      const photo = asChosen(item.file);
      await settle(item.imageId, photo);
      return photo;
    }
  }

  return {
    keep,
    restore: async () => {
      const photos = await unsent.of(propertyId).catch(() => []);
      return photos.map(restoredItem);
    },
    send: (item, onSent, signal) =>
      inTurn(`dss-unsent-photo ${item.imageId}`, signal, async () => {
        const { imageId } = item;
        const isKept = item.kept || (await keeping.get(imageId)) === true;
        const { file, chosenSha256, evidence } =
          (isKept ? await settledBefore(imageId) : null) ?? (await readyAtLast(item));
        const photo = await upload({
          propertyId,
          imageId,
          actionId: item.actionId,
          view: item.view,
          name: item.file.name,
          file,
          chosenSha256,
          evidence: { browser: evidence, device: item.device },
          onSent,
          signal,
        });
        await forget(imageId);
        return photo;
      }),
    forget,
  };

  async function forget(imageId: string): Promise<void> {
    const isUnkept = (await keeping.get(imageId)) === false;
    keeping.delete(imageId);
    preparing.delete(imageId);
    if (isUnkept) return;
    // A record that can't be removed is sent once more at the worst, and answered as the photo that stands.
    await unsent.remove(imageId).catch(() => undefined);
  }
}

function asChosen(file: Blob): PreparedPhoto {
  return { file, chosenSha256: null, evidence: null };
}

function restoredItem(photo: UnsentPhoto): UploadItem {
  const { imageId, actionId, view, origin, name, file, prepared, device } = photo;
  return {
    imageId,
    actionId,
    view,
    origin,
    file: new File([file], name, { type: file.type }),
    prepared,
    device,
    kept: true,
    state: 'queued',
    progress: 0,
    error: null,
  };
}
