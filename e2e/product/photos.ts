import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectDirectory } from './running-product.ts';

/** Drawn pictures of a house, committed: they stand for photos wherever the tests run. */
export function drawnPictures(): string[] {
  const folder = path.join(projectDirectory, 'e2e/pictures');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
    .map((name) => path.join(folder, name));
}

const realPhotos = path.join(projectDirectory, '../shared/photos');

/** A real photo of the local test set, which is not part of the repository. Null where it is missing. */
export function realPhoto(name: string): string | null {
  const file = path.join(realPhotos, name);
  return existsSync(file) ? file : null;
}
