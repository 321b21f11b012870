import type { Photo } from '@dss/domain';

import { leadingBytes } from './leading-bytes.ts';
import type { PhotoPreparer } from './prepare-photo.ts';
import type { UploadStore } from './upload-store.ts';
import { isUnsent, unreadableFile, type PreparedPhoto, type Upload } from './upload.ts';

/** The property already has this file. */
export class DuplicatePhoto extends Error {
  override readonly name = 'DuplicatePhoto';
}

type StoredPhoto = Pick<Photo, 'image_id' | 'sha256' | 'chosen_sha256'>;

export interface CopiesToSendDependencies {
  store: UploadStore;
  preparer: PhotoPreparer;
  sendsOriginals: () => boolean;
  /** The property's photos that this page knows of. */
  storedPhotos: () => readonly StoredPhoto[];
}

/** The copies of photos that are sent to the server: made once, and saved before the first byte is sent. */
export interface CopiesToSend {
  /** Makes it while earlier ones are being sent. A failure here is retried when the photo's turn comes. */
  readonly makeAhead: (upload: Upload) => void;
  /** @throws DuplicatePhoto, NoLongerStored, or ApiError if the file can't be read */
  readonly get: (upload: Upload) => Promise<PreparedPhoto>;
  readonly forget: (imageId: string) => Promise<void>;
}

/** @param onDuplicate the property or an earlier upload has the same file */
export function createCopiesToSend(
  { store, preparer, sendsOriginals, storedPhotos }: CopiesToSendDependencies,
  onDuplicate: (upload: Upload) => void,
): CopiesToSend {
  const preparing = new Map<string, Promise<PreparedPhoto>>();

  function prepared(upload: Upload): Promise<PreparedPhoto> {
    const { imageId } = upload;
    const known = preparing.get(imageId);
    if (known !== undefined) return known;
    const photo = prepare(upload);
    preparing.set(imageId, photo);
    photo.catch(() => preparing.delete(imageId));
    return photo;
  }

  async function prepare(upload: Upload): Promise<PreparedPhoto> {
    const { imageId, file, prepared: known } = upload;
    const photo =
      known === null
        ? // A HEIC has been converted to JPEG by now.
          await preparer.prepare({ file, sendOriginal: sendsOriginals(), isHeic: false })
        : { file, prepared: known };
    if (photo === null) throw new Error('the photo could not be prepared');
    if (isDuplicate(imageId, photo.prepared.chosenSha256)) {
      onDuplicate(upload);
      throw new DuplicatePhoto();
    }
    if (known === null) await store.settle(imageId, photo);
    return photo;
  }

  function isDuplicate(imageId: string, hash: string | null): boolean {
    const uploads = store.uploads();
    const place = uploads.findIndex((upload) => upload.imageId === imageId);
    if (hash === null || place < 0) return false;
    const isSame = (photo: StoredPhoto) =>
      photo.image_id !== imageId && [photo.chosen_sha256, photo.sha256].includes(hash);
    return (
      storedPhotos().some(isSame) ||
      uploads
        .slice(0, place)
        .some((other) => isUnsent(other) && other.prepared?.chosenSha256 === hash)
    );
  }

  async function settled(upload: Upload): Promise<PreparedPhoto> {
    const known = await store.settled(upload);
    if (known !== null) return known;
    try {
      return await prepared(upload);
    } catch (error) {
      if (error instanceof DuplicatePhoto) throw error;
      // Without the worker the file is sent as it is, and the server reads its EXIF.
      const photo = unprepared((await store.copy(upload.imageId)) ?? upload.file);
      await store.settle(upload.imageId, photo);
      return photo;
    }
  }

  return {
    makeAhead: (upload) => void prepared(upload).catch(() => undefined),
    get: async (upload) => {
      const photo = await settled(upload);
      if ((await leadingBytes(photo.file)) === null) throw unreadableFile();
      return photo;
    },
    forget: (imageId) => {
      preparing.delete(imageId);
      return store.forget(imageId);
    },
  };
}

function unprepared(file: Blob): PreparedPhoto {
  return { file, prepared: { chosenSha256: null, evidence: null, issues: [] } };
}
