import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

const folder = fileURLToPath(new URL('../../../../../../shared/photos', import.meta.url));

/** Real and hostile photos, kept beside the repository and never in it. */
export interface LocalPhoto {
  /** Path within the set. */
  readonly name: string;
  readonly file: string;
}

/** Tests with the files below one folder of the set; where the set is missing, they are skipped. */
export function describeLocalPhotos(
  title: string,
  subfolder: string,
  define: (photos: readonly LocalPhoto[]) => void,
): void {
  const isMissing = !existsSync(folder);
  describe.skipIf(isMissing)(`${title} (of ../shared/photos)`, () => {
    define(isMissing ? [] : filesBelow(path.join(folder, subfolder)));
  });
}

function filesBelow(directory: string): LocalPhoto[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ file, name: path.relative(folder, file) }));
}
