import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../../shared/photos', import.meta.url));

/** The photo set is kept next to the repository and never in it. Without it, its tests are skipped. */
export const localPhotosAreMissing = !existsSync(folder);

/** A real or hostile photo of the set. */
export interface LocalPhoto {
  /** Path within the set. */
  readonly name: string;
  readonly file: string;
}

/** All files in a folder of the set; empty if the set is missing. */
export function localPhotos(subfolder: string): LocalPhoto[] {
  if (localPhotosAreMissing) return [];
  return readdirSync(path.join(folder, subfolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ file, name: path.relative(folder, file) }));
}
