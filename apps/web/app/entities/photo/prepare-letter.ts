import { areHeic, leadingBytes } from './leading-bytes.ts';
import { createPhotoPreparer, type PhotoPreparer } from './prepare-photo.ts';

let preparer: PhotoPreparer | null = null;

/**
 * Makes the photo of a letter as small as one of a home. A file that this browser can't read stays as it is, for the server to judge.
 * @returns null for a HEIC that this browser can't decode
 */
export async function prepareLetter(file: File): Promise<Blob | null> {
  const bytes = await leadingBytes(file);
  const isHeic = bytes !== null && areHeic(bytes);
  preparer ??= createPhotoPreparer();
  try {
    const prepared = await preparer.prepare({ file, sendOriginal: false, isHeic });
    return prepared?.file ?? null;
  } catch {
    return isHeic ? null : file;
  }
}
